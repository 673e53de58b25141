import { makeStyles, ProgressBar, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Terms, transferTexts } from "./transferParts.ts";

const useStyles = makeStyles({
  part: { display: "grid", gap: "6px" },
  line: { display: "flex", justifyContent: "space-between", gap: "12px", fontVariantNumeric: "tabular-nums" },
  note: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
});

/** What is there, and what is left of the day. */
export function LimitsCard({ terms, cash }: { terms: Terms; cash: string }) {
  const styles = useStyles();
  const words = useWords(transferTexts);
  const format = useFormat();
  const part = (name: string, shown: string, share: number) => (
    <div className={styles.part}>
      <span className={styles.line}>
        <span>{name}</span>
        <strong>{shown}</strong>
      </span>
      <ProgressBar value={share} aria-hidden />
    </div>
  );
  return (
    <Card title={words("limits.title")}>
      <span className={styles.line}>
        <span>{words("limits.cash")}</span>
        <strong>{format.micros(cash)}</strong>
      </span>
      {part(
        words("limits.amount"),
        format.micros(terms.leftAmount),
        Number(terms.leftAmount) / Number(terms.dayMax),
      )}
      {part(words("limits.count"), format.number(terms.leftCount), terms.leftCount / terms.dayCount)}
      <p className={styles.note}>
        {words("limits.note", { min: format.micros(terms.min), max: format.micros(terms.max) })}
      </p>
    </Card>
  );
}
