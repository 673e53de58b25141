import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";

export const useHomeStyles = makeStyles({
  link: {
    color: "inherit",
    textDecorationLine: "none",
    ":hover": { textDecorationLine: "underline" },
  },
  unseen,
  time: { ...typographyStyles.caption1, whiteSpace: "nowrap", color: appTokens.colorNeutralForeground3 },
});
