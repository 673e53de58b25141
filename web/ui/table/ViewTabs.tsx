import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormat } from "../../lib/format.ts";
import { useNarrow } from "../page/useNarrow.ts";
import { appTokens } from "../theme/tokens.ts";

const useStyles = makeStyles({
  tabs: {
    display: "flex",
    flexShrink: 0,
    gap: "8px",
    paddingInline: "8px",
    overflowX: "auto",
    borderBottom: `1px solid ${appTokens.line}`,
    scrollbarWidth: "none",
  },
  tab: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "4px",
    flexShrink: 0,
    blockSize: "43px",
    paddingInline: "14px",
    borderRadius: appTokens.borderRadiusMedium,
    color: appTokens.colorNeutralForeground2,
    textDecorationLine: "none",
    ":hover": { color: appTokens.colorNeutralForeground1 },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-4px" },
  },
  currentTab: {
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
  count: { fontWeight: appTokens.fontWeightRegular, color: appTokens.colorNeutralForeground3, fontVariantNumeric: "tabular-nums" },
  pills: { display: "flex", gap: "8px", overflowX: "auto", paddingBlock: "8px", marginBlock: "-8px", scrollbarWidth: "none" },
  pill: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "4px",
    flexShrink: 0,
    boxSizing: "border-box",
    blockSize: "28px",
    paddingInline: "12px",
    border: `1px solid ${appTokens.colorNeutralStroke1}`,
    borderRadius: "14px",
    backgroundColor: appTokens.card,
    color: appTokens.colorNeutralForeground1,
    textDecorationLine: "none",
    // A finger's height.
    "::after": { content: '""', position: "absolute", insetInline: "-4px", insetBlock: "-8px" },
  },
  currentPill: {
    border: `1px solid ${appTokens.colorCompoundBrandStroke}`,
    backgroundColor: appTokens.tint,
    color: appTokens.colorBrandForeground1,
    "& span": { color: "inherit" },
  },
});

/** A view as its tab shows it. */
export interface ViewTab {
  id: string;
  label: string;
  count?: number | undefined;
  /** The URL search that shows it. */
  href: string;
  current: boolean;
}

/** The views of a list: tabs with counts, pills on a phone. They are links, as a view is an address. */
export function ViewTabs({ views }: { views: readonly ViewTab[] }) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const { number } = useFormat();
  const narrow = useNarrow();
  const [look, current] = narrow ? [styles.pill, styles.currentPill] : [styles.tab, styles.currentTab];
  return (
    <nav className={narrow ? styles.pills : styles.tabs} aria-label={t("table.views")}>
      {views.map((view) => (
        <Link
          key={view.id}
          to={{ search: view.href }}
          preventScrollReset
          className={mergeClasses(look, view.current && current)}
          aria-current={view.current ? "page" : undefined}
        >
          {view.label}
          {view.count !== undefined && <span className={styles.count}>{number(view.count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
