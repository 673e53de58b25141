import { makeStyles } from "@fluentui/react-components";
import { FEN, roundedTo } from "#web/lib/texts/amounts.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import type { SummedSeries } from "#web/ui/chart/topSeries.ts";
import { ShareList } from "#web/ui/figure/ShareList.tsx";
import { useRunwayWords } from "#web/ui/money/useRunwayWords.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Spending, usageTexts } from "./usageParts.ts";

const useStyles = makeStyles({ none: { margin: 0, color: appTokens.colorNeutralForeground3 } });

/** What each thing that runs used in the last thirty days. */
export function MetersCard({ spending, parts }: { spending: Spending; parts: readonly SummedSeries[] }) {
  const styles = useStyles();
  const words = useWords(usageTexts);
  const format = useFormat();
  const runway = useRunwayWords();
  const whole = parts.reduce((sum, { total }) => sum + total, 0);
  const hourly = new Map(spending.meters.map((one) => [one.id, one]));
  return (
    <Card title={words("meters.title")} line={words("meters.line")}>
      {parts.length === 0 ? (
        <p className={styles.none}>{words("meters.none")}</p>
      ) : (
        <ShareList
          label={words("meters.title")}
          rows={parts.map(({ id, name, total }) => {
            const meter = hourly.get(id);
            const rate = meter && !meter.endedAt ? runway.rate(meter.hourly) : "";
            const amount = format.micros(roundedTo(total, FEN));
            return {
              id,
              name,
              value: meter?.ending
                ? `${amount} · ${words(`endings.${meter.ending}`)}`
                : [amount, rate].filter(Boolean).join(" · "),
              share: whole === 0 ? 0 : total / whole,
              shareText: format.percent(whole === 0 ? 0 : total / whole),
            };
          })}
        />
      )}
    </Card>
  );
}
