import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { Navigation20Regular } from "@fluentui/react-icons/svg/navigation";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useScrolled } from "#web/lib/layout/useScrolled.ts";
import { useLink } from "#web/lib/navigation/useLink.ts";
import { BrandMark } from "#web/ui/brand/BrandMark.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { PaletteButton } from "#web/app/palette/PaletteButton.tsx";
import { UserMenu } from "./UserMenu.tsx";
import { useScreenStands } from "./useScreenStands.ts";

const BarTools = lazyComponent(
  async () => ({ BarTools: (await import("./laterPieces.ts")).BarTools }),
  "BarTools",
  { texts: ["bar"] },
);

const phone = "@media (max-width: 639.98px)";

const useStyles = makeStyles({
  bar: {
    position: "sticky",
    insetBlockStart: 0,
    zIndex: 10,
    display: "grid",
    gridTemplateColumns: "minmax(max-content, 1fr) minmax(0, 420px) minmax(max-content, 1fr)",
    alignItems: "center",
    gap: "4px",
    boxSizing: "border-box",
    flexShrink: 0,
    blockSize: "48px",
    paddingInline: "8px 16px",
    borderBlockEndWidth: "1px",
    borderBlockEndStyle: "solid",
    borderBlockEndColor: appTokens.line,
    backgroundColor: "var(--barGround)",
    [phone]: { gridTemplateColumns: "1fr auto auto", paddingInlineEnd: "8px" },
  },
  // Nothing is behind it before the page is scrolled, and a blur of nothing costs as much as any.
  over: { backdropFilter: "var(--barBlur)" },
  side: { display: "flex", alignItems: "center", gap: "4px", minInlineSize: 0 },
  home: {
    display: "inline-flex",
    paddingBlock: "4px",
    paddingInline: "6px",
    borderRadius: appTokens.borderRadiusMedium,
    textDecorationLine: "none",
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
  // Room for the tools, which come once the screen stands.
  tools: {
    display: "flex",
    gap: "4px",
    minInlineSize: "140px",
    marginInlineStart: "auto",
    [phone]: { minInlineSize: "104px" },
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
export const AppBar = memo(function AppBar({ unfolded, toggleLabel, onToggle }: AppBarProps) {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  const stands = useScreenStands();
  const scrolled = useScrolled(0);
  return (
    <header className={mergeClasses(styles.bar, scrolled && styles.over)} aria-label={t("bar")}>
      <div className={styles.side}>
        <Hint label={toggleLabel}>
          <Button
            appearance="subtle"
            icon={<Navigation20Regular />}
            aria-expanded={unfolded}
            onClick={onToggle}
          />
        </Hint>
        <a className={styles.home} {...useLink("/")}>
          <BrandMark />
        </a>
      </div>
      <PaletteButton />
      <div className={styles.side}>
        <div className={styles.tools} data-tour="tools">
          {stands && <BarTools navigation={{ label: toggleLabel, run: onToggle }} />}
        </div>
        <UserMenu />
      </div>
    </header>
  );
});
