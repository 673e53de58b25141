import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

export const useArrayFieldStyles = makeStyles({
  field: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "8px",
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: "none",
  },
  legend: { ...typographyStyles.body1, marginBlockEnd: "4px", padding: 0 },
  star: { paddingInlineStart: "4px", color: appTokens.colorPaletteRedForeground3 },
  rows: { display: "grid", gap: "8px", margin: 0, padding: 0, listStyleType: "none" },
  row: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "end",
    gap: "8px",
    "@media (max-width: 639.98px)": {
      gridTemplateColumns: "minmax(0, 1fr)",
      padding: "12px",
      border: `1px solid ${appTokens.line}`,
      borderRadius: appTokens.borderRadiusLarge,
    },
  },
  boxed: {
    gridTemplateColumns: "minmax(0, 1fr)",
    padding: "12px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
  },
  fields: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    alignItems: "start",
    gap: "8px",
    "@media (max-width: 639.98px)": { gridAutoFlow: "row" },
  },
  stacked: { gridAutoFlow: "row", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" },
  tools: { display: "flex", justifyContent: "flex-end", alignSelf: "start" },
  // Level with the inputs, below their labels.
  lowered: { marginBlockStart: "26px", "@media (max-width: 639.98px)": { marginBlockStart: 0 } },
  note: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
  error: { color: appTokens.badForeground },
  add: { justifySelf: "start" },
});
