import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

export const usePasswordStyles = makeStyles({
  form: { display: "grid", gap: "16px", marginBlockStart: "24px" },
  input: { inlineSize: "100%", minInlineSize: 0 },
  error: { ...typographyStyles.body1, margin: 0, color: appTokens.badForeground },
  text: { ...typographyStyles.body1, margin: 0, overflowWrap: "anywhere" },
  quiet: { ...typographyStyles.body1, margin: 0, color: appTokens.colorNeutralForeground3 },
  back: { justifySelf: "center", fontSize: appTokens.fontSizeBase300 },
});
