import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

export const useMockStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  text: { ...typographyStyles.body1, margin: 0, color: appTokens.colorNeutralForeground2 },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3, overflowWrap: "anywhere" },
  list: { display: "grid", margin: 0, padding: 0, listStyleType: "none" },
  choices: { alignItems: "stretch" },
  item: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minBlockSize: "48px",
    paddingBlock: "4px",
    borderBlockStartWidth: "1px",
    borderBlockStartStyle: "solid",
    borderBlockStartColor: appTokens.lineSoft,
    ":first-child": { borderBlockStartStyle: "none" },
  },
  body: { display: "grid", flexGrow: 1, minInlineSize: 0, overflowWrap: "anywhere" },
  name: { fontWeight: appTokens.fontWeightSemibold },
  bar: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  push: { marginInlineStart: "auto" },
  inline: { display: "flex", alignItems: "flex-end", gap: "8px" },
  grow: { flexGrow: 1, minInlineSize: 0 },
  lead: { flexGrow: 1, flexBasis: "220px", minInlineSize: 0 },
  input: { minInlineSize: 0, inlineSize: "100%" },
  code: { fontFamily: appTokens.fontFamilyMonospace },
});
