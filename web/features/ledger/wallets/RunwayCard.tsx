import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { daysAndHours, RATE, roundedTo, type Spending, stageTones, usageTexts } from "./usageParts.ts";

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
  const { stage, hourly, runwayHours, unpaid, nextStageAt } = spending;
  const lasts = runwayHours == null ? null : daysAndHours(runwayHours);
  return (
    <Card
      title={words("runway.title")}
      tools={<StatusPill tone={stageTones[stage]}>{words(`stages.${stage}`)}</StatusPill>}
    >
      <div className={styles.row}>
        <p className={styles.time}>
          {lasts
            ? words("runway.lasts", { days: format.number(lasts.days), hours: format.number(lasts.hours) })
            : words("runway.nothing")}
        </p>
        {lasts && (
          <span className={styles.rate}>
            {words("runway.rate", { amount: format.micros(roundedTo(hourly, RATE)) })}
          </span>
        )}
      </div>
      {unpaid !== "0" && (
        <p className={styles.note}>
          {words("runway.unpaid", { amount: format.micros(unpaid) })}{" "}
          {nextStageAt && words("runway.next", { at: format.dateTime(nextStageAt) })}
        </p>
      )}
    </Card>
  );
}
