import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  frame: { display: "flex", alignItems: "center", flexShrink: 0, minInlineSize: 0 },
  line: { paddingInline: "8px", borderBottom: `1px solid ${appTokens.line}` },
  // Room for what can be done to the views, which comes once the rows stand.
  tall: { minBlockSize: "32px" },
  tabs: { display: "flex", gap: "8px", minInlineSize: 0, overflowX: "auto", scrollbarWidth: "none" },
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
  changed: {
    inlineSize: "6px",
    blockSize: "6px",
    borderRadius: "3px",
    backgroundColor: appTokens.colorCompoundBrandStroke,
  },
  name: { maxInlineSize: "240px", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
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
  // Room for two figures, as most counts have, from before they come.
  count: {
    display: "inline-grid",
    gridTemplateRows: `${appTokens.lineHeightBase300} 0`,
    blockSize: appTokens.lineHeightBase300,
    "::after": { content: '"00"', gridRowStart: 2, visibility: "hidden" },
    fontWeight: appTokens.fontWeightRegular,
    color: appTokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
  },
  pills: {
    display: "flex",
    minInlineSize: 0,
    flexGrow: 1,
    gap: "8px",
    overflowX: "auto",
    paddingBlock: "8px",
    marginBlock: "-8px",
    scrollbarWidth: "none",
  },
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
  /** Null while it is awaited. */
  count?: number | null | undefined;
  /** The URL search that shows it. */
  href: string;
  current: boolean;
  /** What is in force differs from what the view was saved with. */
  changed?: boolean;
}

/** The views of a list, and what can be done to them, at the end. */
export interface ViewTabsProps {
  views: readonly ViewTab[];
  children?: ReactNode;
}

/** The views of a list: tabs with counts, pills on a phone. They are links, as a view is an address. */
export function ViewTabs({ views, children }: ViewTabsProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const { number } = useFormat();
  const narrow = useNarrow();
  const { pathname } = useLocation();
  const [look, current] = narrow ? [styles.pill, styles.currentPill] : [styles.tab, styles.currentTab];
  return (
    <div className={mergeClasses(styles.frame, narrow ? styles.tall : styles.line)}>
      <nav className={narrow ? styles.pills : styles.tabs} aria-label={t("table.views")}>
        {views.map((view) => (
          <PlaceLink
            key={view.id}
            to={pathname + (view.href === "?" ? "" : view.href)}
            className={mergeClasses(look, view.current && current)}
            aria-current={view.current ? "page" : undefined}
          >
            <bdi className={styles.name}>{view.label}</bdi>
            {view.changed && (
              <span role="img" aria-label={t("table.view.changed")} className={styles.changed} />
            )}
            {view.count !== undefined && (
              <span className={styles.count}>{view.count === null ? null : number(view.count)}</span>
            )}
          </PlaceLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
