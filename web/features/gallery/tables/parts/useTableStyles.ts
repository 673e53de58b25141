import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

/** How the tables of these demos look that are not the kit's. */
export const useTableStyles = makeStyles({
  box: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start", gap: "16px" },
  table: { inlineSize: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" },
  scroll: {
    inlineSize: "100%",
    maxBlockSize: "240px",
    overflow: "auto",
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
  head: {
    ...typographyStyles.caption1,
    padding: "8px",
    textAlign: "start",
    fontWeight: 500,
    color: appTokens.colorNeutralForeground3,
    borderBottom: `1px solid ${appTokens.line}`,
    backgroundColor: appTokens.card,
  },
  sticky: { position: "sticky", insetBlockStart: 0 },
  cell: { padding: "8px", overflowWrap: "anywhere", borderBottom: `1px solid ${appTokens.lineSoft}` },
  end: { textAlign: "end", whiteSpace: "nowrap" },
  sum: {
    padding: "8px",
    textAlign: "start",
    fontWeight: appTokens.fontWeightSemibold,
    borderTop: `1px solid ${appTokens.line}`,
  },
  chosen: { backgroundColor: appTokens.tint },
  narrow: { inlineSize: "40px" },
  details: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "4px 16px",
    margin: 0,
    padding: "12px 16px",
    backgroundColor: appTokens.idleBackground,
    "& dt": { color: appTokens.colorNeutralForeground3 },
    "& dd": { margin: 0, overflowWrap: "anywhere" },
  },
});
