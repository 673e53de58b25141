import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { SearchState } from "./useGatewaySearch.ts";

const useStyles = makeStyles({
  empty: {
    alignSelf: "center",
    display: "grid",
    justifyItems: "center",
    gap: "4px",
    paddingBlock: "24px",
    paddingInline: "24px",
    textAlign: "center",
  },
  title: { ...typographyStyles.subtitle2, margin: 0, overflowWrap: "anywhere" },
  text: { margin: 0, color: appTokens.colorNeutralForeground3, textWrap: "balance" },
  retry: { marginBlockStart: "12px" },
  coming: { display: "grid", gap: "28px", paddingBlock: "22px", paddingInline: "20px" },
  bar: { blockSize: "12px", borderRadius: appTokens.borderRadiusMedium, backgroundColor: appTokens.lineSoft },
});

const widths = ["20%", "55%", "70%", "45%", "60%"];

/** There are no rows: the answer is awaited, or failed, or nothing is found and something else can be tried. */
export function PaletteEmpty({
  typed,
  state,
  onRetry,
}: {
  typed: string;
  state: SearchState;
  onRetry: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation("bar");
  if (state === "searching")
    return (
      <div className={styles.coming} aria-hidden>
        {widths.map((inlineSize) => (
          <div key={inlineSize} className={styles.bar} style={{ inlineSize }} />
        ))}
      </div>
    );
  return (
    <div className={styles.empty}>
      <p className={styles.title}>
        {state === "failed" ? t("palette.failedTitle") : t("palette.none", { text: typed.trim() })}
      </p>
      <p className={styles.text}>{t(state === "failed" ? "palette.failedText" : "palette.noneText")}</p>
      {state === "failed" && (
        <Button className={styles.retry} onClick={onRetry}>
          {t("palette.retry")}
        </Button>
      )}
    </div>
  );
}
