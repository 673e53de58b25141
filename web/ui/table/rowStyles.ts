import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const cursorBar = {
  content: '""',
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: "2px",
  backgroundColor: appTokens.colorCompoundBrandStroke,
} as const;

/** The geometry of a table's rows, shared with their skeleton: as high as the table says, a cursor bar at the start edge, tint where selected. */
export const useRowStyles = makeStyles({
  row: {
    blockSize: "var(--row-height)",
    borderBottom: `1px solid ${appTokens.lineSoft}`,
    color: appTokens.colorNeutralForeground1,
    scrollMarginBlockStart: "36px",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":active": { backgroundColor: appTokens.colorSubtleBackgroundPressed },
    ":hover > td": { "--row-ground": appTokens.colorSubtleBackgroundHover },
    ":focus": { outlineStyle: "none" },
    ":focus-visible > td:first-child::before": cursorBar,
    ":has(:focus-visible) > td:first-child::before": cursorBar,
  },
  selected: {
    backgroundColor: appTokens.tint,
    ":hover": { backgroundColor: appTokens.tint },
    "> td": { "--row-ground": appTokens.tint },
    ":hover > td": { "--row-ground": appTokens.tint },
  },
  cell: {
    position: "relative",
    verticalAlign: "middle",
    height: "calc(var(--row-height) - 1px)",
    padding: "0 12px",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
    // What is written the other way round than the page is cut at its own end, not at its beginning.
    "> bdi:only-child": {
      display: "inline-block",
      maxInlineSize: "100%",
      overflow: "hidden",
      textOverflow: "ellipsis",
      verticalAlign: "bottom",
    },
  },
  /** Stays at the start while the other columns scroll under it. */
  pinned: { position: "sticky", zIndex: 1, backgroundColor: `var(--row-ground, ${appTokens.card})` },
  /** The last of them, where a person pinned some or the others are scrolled under it. */
  pinEdge: {
    "::after": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: "1px",
      backgroundColor: "var(--pin-line)",
    },
  },
  end: { textAlign: "end" },
  select: { inlineSize: "48px", paddingInline: "18px 10px", userSelect: "none" },
  more: { inlineSize: "60px", paddingInline: "12px 20px", textAlign: "end" },
  /** Takes what the columns leave, where none of them grows. */
  rest: { inlineSize: "auto" },
});
