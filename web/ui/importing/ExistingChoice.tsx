import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";

const useStyles = makeStyles({
  choices: { display: "flex", flexWrap: "wrap", columnGap: "20px", margin: 0, padding: 0, border: "0" },
  choice: { display: "flex", alignItems: "center", gap: "8px", minBlockSize: "32px", cursor: "pointer" },
});

/** What an import does with the rows that are there already. */
export type ExistingWish = "update" | "skip";

/** The question what an import does with the rows that are there already. */
export interface ExistingChoiceProps {
  /** The word for the column by which rows are known again. */
  keyLabel: string;
  existing: ExistingWish;
  busy: boolean;
  onChoose: (wish: ExistingWish) => void;
}

/** Asks whether rows that are there already are skipped or changed. */
export function ExistingChoice({ keyLabel, existing, busy, onChoose }: ExistingChoiceProps) {
  const styles = useStyles();
  const { t } = useTranslation("table");
  return (
    <div role="radiogroup" aria-label={t("import.existing", { key: keyLabel })} className={styles.choices}>
      <span className={styles.choice}>{t("import.existing", { key: keyLabel })}</span>
      {(["skip", "update"] as const).map((wish) => (
        <label key={wish} className={styles.choice}>
          <CheckBox
            type="radio"
            name="existing"
            disabled={busy}
            checked={existing === wish}
            onChange={() => onChoose(wish)}
          />
          {t(`import.${wish}`)}
        </label>
      ))}
    </div>
  );
}
