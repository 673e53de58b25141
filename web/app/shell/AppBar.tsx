import { Button, makeStyles } from "@fluentui/react-components";
import { Navigation20Regular } from "@fluentui/react-icons/svg/navigation";
import { useTranslation } from "react-i18next";
import { useLink } from "../../lib/useLink.ts";
import { BrandMark } from "../../ui/brand/BrandMark.tsx";
import { Hint } from "../../ui/hint/Hint.tsx";
import { LanguageMenu } from "../../ui/preferences/LanguageMenu.tsx";
import { ThemeMenu } from "../../ui/preferences/ThemeMenu.tsx";
import { appTokens } from "../../ui/theme/tokens.ts";
import { UserMenu } from "./UserMenu.tsx";

const useStyles = makeStyles({
  bar: {
    position: "sticky",
    insetBlockStart: 0,
    zIndex: 10,
    display: "flex",
    alignItems: "center",
    gap: "4px",
    boxSizing: "border-box",
    flexShrink: 0,
    blockSize: "48px",
    paddingInline: "8px 16px",
    borderBlockEndWidth: "1px",
    borderBlockEndStyle: "solid",
    borderBlockEndColor: appTokens.line,
    backgroundColor: `color-mix(in srgb, ${appTokens.card} 88%, transparent)`,
    backdropFilter: "blur(12px)",
    "@media (max-width: 639.98px)": { paddingInlineEnd: "8px" },
  },
  home: {
    display: "inline-flex",
    paddingBlock: "4px",
    paddingInline: "6px",
    marginInlineEnd: "auto",
    borderRadius: appTokens.borderRadiusMedium,
    textDecorationLine: "none",
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
});

/** What the bar needs to know of the navigation that its first button turns. */
export interface AppBarProps {
  /** Whether the navigation beside the content is unfolded, or the one above it open. */
  unfolded: boolean;
  /** The name of what a press does. */
  toggleLabel: string;
  onToggle: () => void;
}

/** The bar across the top. */
export function AppBar({ unfolded, toggleLabel, onToggle }: AppBarProps) {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  return (
    <header className={styles.bar} aria-label={t("bar")}>
      <Hint label={toggleLabel}>
        <Button appearance="subtle" icon={<Navigation20Regular />} aria-expanded={unfolded} onClick={onToggle} />
      </Hint>
      <a className={styles.home} {...useLink("/")}>
        <BrandMark />
      </a>
      <LanguageMenu />
      <ThemeMenu />
      <UserMenu />
    </header>
  );
}
