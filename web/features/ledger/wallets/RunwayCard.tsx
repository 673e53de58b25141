import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DebtStagePill } from "#web/ui/money/DebtStagePill.tsx";
import { RunwayBar } from "#web/ui/money/RunwayBar.tsx";
import { useRunwayWords } from "#web/ui/money/useRunwayWords.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Spending, usageTexts } from "./usageParts.ts";

const useStyles = makeStyles({
  row: { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "4px 12px" },
  time: { ...typographyStyles.subtitle1, margin: 0, flexGrow: 1, fontVariantNumeric: "tabular-nums" },
  rate: { color: appTokens.colorNeutralForeground3, fontVariantNumeric: "tabular-nums" },
  note: { ...typographyStyles.body1, margin: 0, color: appTokens.badForeground },
});

/** How long the balance lasts. */
export function RunwayCard({ spending }: { spending: Spending }) {
  const styles = useStyles();
  const words = useWords(usageTexts);
  const format = useFormat();
  const runway = useRunwayWords();
  const { stage, hourly, runwayHours, unpaid, nextStageAt } = spending;
  return (
    <Card title={words("runway.title")} tools={<DebtStagePill stage={stage} />}>
      <div className={styles.row}>
        <p className={styles.time}>{runway.lasts(runwayHours)}</p>
        {runwayHours != null && <span className={styles.rate}>{runway.rate(hourly)}</span>}
      </div>
      {runwayHours != null && <RunwayBar hours={runwayHours} />}
      {unpaid !== "0" && (
        <p className={styles.note}>
          {words("runway.unpaid", { amount: format.micros(unpaid) })}{" "}
          {nextStageAt && words("runway.next", { at: format.dateTime(nextStageAt) })}
        </p>
      )}
    </Card>
  );
}
