import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const bad = { border: `1px solid ${appTokens.colorPaletteRedBorder2}` } as const;

/** Fluent's own controls at the height of the others on a phone, for a finger. */
export const phoneControl = { "@media (max-width: 639.98px)": { minHeight: "40px" } } as const;

/** The looks of Fluent's input on the browser's own list and text area. */
export const useControlStyles = makeStyles({
  control: {
    boxSizing: "border-box",
    inlineSize: "100%",
    minInlineSize: 0,
    minBlockSize: "32px",
    margin: 0,
    paddingInline: "12px",
    paddingBlock: "5px",
    border: `1px solid ${appTokens.colorNeutralStroke1}`,
    borderBottomColor: appTokens.colorNeutralStrokeAccessible,
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.colorNeutralBackground1,
    color: appTokens.colorNeutralForeground1,
    fontFamily: "inherit",
    fontSize: appTokens.fontSizeBase300,
    lineHeight: appTokens.lineHeightBase300,
    ":hover": {
      border: `1px solid ${appTokens.colorNeutralStroke1Hover}`,
      borderBottomColor: appTokens.colorNeutralStrokeAccessibleHover,
    },
    ":focus": {
      outlineStyle: "none",
      borderBottomColor: appTokens.colorCompoundBrandStroke,
      boxShadow: `inset 0 -1px 0 ${appTokens.colorCompoundBrandStroke}`,
    },
    ":disabled": {
      border: `1px solid ${appTokens.colorNeutralStrokeDisabled}`,
      backgroundColor: "transparent",
      color: appTokens.colorNeutralForegroundDisabled,
      cursor: "not-allowed",
    },
    "[readonly]": { border: "1px solid transparent", backgroundColor: appTokens.colorNeutralBackground3 },
    "[aria-invalid='true']:not(:focus)": { ...bad, ":hover": bad },
    "@media (max-width: 639.98px)": { minBlockSize: "40px" },
  },
  list: {
    appearance: "none",
    cursor: "pointer",
    paddingInlineEnd: "36px",
    textOverflow: "ellipsis",
  },
  frame: { position: "relative", display: "grid" },
  arrow: {
    position: "absolute",
    insetInlineEnd: "10px",
    alignSelf: "center",
    pointerEvents: "none",
    color: appTokens.colorNeutralStrokeAccessible,
  },
  area: { display: "block", resize: "vertical", paddingBlock: "6px" },
  code: { fontFamily: appTokens.fontFamilyMonospace, fontSize: "13px" },
  grows: { fieldSizing: "content", maxBlockSize: "50dvh" },
});
