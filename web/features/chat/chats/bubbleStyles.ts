import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { appTokens } from "../../../ui/theme/tokens.ts";

const shown = { opacity: 1 } as const;

export const useBubbleStyles = makeStyles({
  item: {
    display: "grid",
    gridTemplateColumns: "32px minmax(0, 1fr)",
    columnGap: "12px",
    paddingBlockStart: "12px",
    borderRadius: appTokens.borderRadiusMedium,
    outlineStyle: "none",
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
    "& [data-tools]": { opacity: 0 },
    ":hover [data-tools]": shown,
    ":focus-within [data-tools]": shown,
    "@media (hover: none)": { "& [data-tools]": shown },
  },
  goesOn: { paddingBlockStart: "4px" },
  mine: { gridTemplateColumns: "minmax(0, 1fr)" },
  column: { display: "grid", justifyItems: "start", minInlineSize: 0, gap: "4px" },
  columnMine: { justifyItems: "end" },
  meta: { ...typographyStyles.caption1, display: "flex", gap: "8px", color: appTokens.colorNeutralForeground3, fontVariantNumeric: "tabular-nums" },
  line: { display: "flex", alignItems: "center", gap: "4px", maxInlineSize: "100%", minInlineSize: 0 },
  lineMine: { flexDirection: "row-reverse" },
  bubble: {
    ...typographyStyles.body1,
    display: "grid",
    gap: "8px",
    boxSizing: "border-box",
    minInlineSize: 0,
    maxInlineSize: "min(640px, 100%)",
    padding: "8px 12px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
    lineHeight: "22px",
  },
  bubbleMine: { border: `1px solid ${appTokens.tintLine}`, backgroundColor: appTokens.tint },
  gone: { color: appTokens.colorNeutralForeground3, backgroundColor: "transparent" },
  text: { margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere", textAlign: "start" },
  tools: { display: "flex", flexShrink: 0 },
  state: { ...typographyStyles.caption1, display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "end", gap: "4px", color: appTokens.colorNeutralForeground3 },
  link: { minInlineSize: "auto", paddingInline: "4px", color: appTokens.colorBrandForegroundLink },
  bad: { color: appTokens.badForeground },
});
