import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type KitPartName, kitParts } from "./kitPart.ts";

const useStyles = makeStyles({
  tabs: {
    display: "flex",
    gap: "8px",
    marginBlockEnd: "16px",
    overflowX: "auto",
    borderBottom: `1px solid ${appTokens.line}`,
    scrollbarWidth: "none",
  },
  tab: {
    position: "relative",
    flexShrink: 0,
    padding: "11px 12px",
    borderRadius: appTokens.borderRadiusMedium,
    color: appTokens.colorNeutralForeground2,
    textDecorationLine: "none",
    ":hover": { color: appTokens.colorNeutralForeground1 },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-4px" },
  },
  current: {
    fontWeight: appTokens.fontWeightSemibold,
    color: appTokens.colorNeutralForeground1,
    "::after": {
      content: '""',
      position: "absolute",
      insetInline: "12px",
      insetBlockEnd: 0,
      blockSize: "2px",
      borderRadius: "1px",
      backgroundColor: appTokens.colorCompoundBrandStroke,
    },
  },
});

export function KitTabs({ current }: { current: KitPartName }) {
  const styles = useStyles();
  const { t } = useTranslation("kit");
  return (
    <nav className={styles.tabs} aria-label={t("kit.parts")}>
      {kitParts.map((part) => (
        <Link
          key={part}
          to={`/develop/kit/${part}`}
          className={mergeClasses(styles.tab, part === current && styles.current)}
          aria-current={part === current ? "page" : undefined}
        >
          {t(`kit.${part}.title`)}
        </Link>
      ))}
    </nav>
  );
}
