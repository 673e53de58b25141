import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  link: {
    position: "fixed",
    insetBlockStart: "4px",
    insetInlineStart: "8px",
    zIndex: 30,
    paddingBlock: "9px",
    paddingInline: "16px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.colorBrandBackground,
    color: appTokens.colorNeutralForegroundOnBrand,
    textDecorationLine: "none",
    ":not(:focus)": { clipPath: "inset(50%)" },
  },
});

/** The first stop of the keyboard: over bar and navigation to the content. */
export function SkipLink() {
  const { link } = useStyles();
  const { t } = useTranslation("shell");
  const skip = () => document.getElementById("content")?.focus();
  return (
    <a className={link} href="#content" onClick={(event) => (event.preventDefault(), skip())}>
      {t("skip")}
    </a>
  );
}
