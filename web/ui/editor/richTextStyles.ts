import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

/** The looks of rich text, in the editor and when it is read. */
export const useRichTextStyles = makeStyles({
  text: {
    lineHeight: "22px",
    textAlign: "start",
    overflowWrap: "anywhere",
    "& > :first-child": { marginBlockStart: 0 },
    "& > :last-child": { marginBlockEnd: 0 },
    "& p": { marginBlock: "0 8px" },
    "& h2": {
      marginBlock: "16px 8px",
      fontSize: appTokens.fontSizeBase500,
      lineHeight: appTokens.lineHeightBase500,
    },
    "& h3": {
      marginBlock: "16px 8px",
      fontSize: appTokens.fontSizeBase400,
      lineHeight: appTokens.lineHeightBase400,
    },
    "& ul, & ol": { marginBlock: "0 8px", paddingInlineStart: "24px" },
    "& li > p": { marginBlock: 0 },
    "& blockquote": {
      marginBlock: "8px",
      marginInline: 0,
      paddingInlineStart: "12px",
      borderInlineStartWidth: "3px",
      borderInlineStartStyle: "solid",
      borderInlineStartColor: appTokens.tintLine,
      color: appTokens.colorNeutralForeground3,
    },
    "& code": {
      padding: "1px 4px",
      borderRadius: appTokens.borderRadiusSmall,
      backgroundColor: appTokens.idleBackground,
      fontFamily: appTokens.fontFamilyMonospace,
      fontSize: "13px",
    },
    "& pre": {
      margin: 0,
      marginBlock: "8px",
      padding: "12px",
      borderRadius: appTokens.borderRadiusMedium,
      backgroundColor: appTokens.idleBackground,
      overflowX: "auto",
    },
    "& pre code": { padding: 0, backgroundColor: "transparent" },
    "& a": { color: appTokens.colorBrandForegroundLink },
    "& hr": { border: "none", borderTop: `1px solid ${appTokens.line}` },
  },
});
