import { appTokens } from "../../../ui/theme/tokens.ts";

const phone = "@media (max-width: 639.98px)";

export const composerStyles = {
  form: { padding: "4px 24px 20px", [phone]: { padding: "4px 8px 8px" } },
  box: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    border: `1px solid ${appTokens.colorNeutralStroke1}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
    ":focus-within": { border: `1px solid ${appTokens.colorCompoundBrandStroke}` },
  },
  bad: { border: `1px solid ${appTokens.colorPaletteRedBorder2}` },
  mode: { display: "flex", alignItems: "center", gap: "8px", margin: "8px 8px 0", paddingInlineStart: "8px", borderInlineStartWidth: "3px", borderInlineStartStyle: "solid", borderInlineStartColor: appTokens.colorBrandStroke1 },
  modeWords: { flexGrow: 1, minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", fontSize: appTokens.fontSizeBase200, textAlign: "start" },
  area: {
    boxSizing: "border-box",
    inlineSize: "100%",
    minBlockSize: "40px",
    maxBlockSize: "min(200px, 30dvh)",
    margin: 0,
    padding: "9px 14px",
    border: "none",
    outlineStyle: "none",
    resize: "none",
    fieldSizing: "content",
    backgroundColor: "transparent",
    color: appTokens.colorNeutralForeground1,
    fontFamily: "inherit",
    fontSize: appTokens.fontSizeBase300,
    lineHeight: "22px",
    "::placeholder": { color: appTokens.colorNeutralForeground4, opacity: 1 },
  },
  tools: { display: "flex", alignItems: "center", gap: "4px", paddingBlock: "0 6px", paddingInline: "6px" },
  note: { flexGrow: 1, minInlineSize: 0, color: appTokens.colorNeutralForeground3 },
  noteBad: { color: appTokens.badForeground },
  key: { display: "flex", alignItems: "center", gap: "8px", paddingInline: "4px", color: appTokens.colorNeutralForeground3, fontSize: appTokens.fontSizeBase200, whiteSpace: "nowrap", "@media (hover: none)": { display: "none" }, [phone]: { display: "none" } },
  send: { ":dir(rtl)": { transform: "scaleX(-1)" } },
} as const;
