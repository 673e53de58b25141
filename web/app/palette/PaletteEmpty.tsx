import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  empty: {
    display: "grid",
    justifyItems: "center",
    gap: "4px",
    paddingBlock: "32px",
    paddingInline: "24px",
    textAlign: "center",
  },
  title: { ...typographyStyles.subtitle2, margin: 0, overflowWrap: "anywhere" },
  text: { margin: 0, color: appTokens.colorNeutralForeground3, textWrap: "balance" },
});

/** Nothing is found: what to try instead. */
export function PaletteEmpty({ typed }: { typed: string }) {
  const styles = useStyles();
  const { t } = useTranslation("bar");
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{t("palette.none", { text: typed.trim() })}</p>
      <p className={styles.text}>{t("palette.noneText")}</p>
    </div>
  );
}
