import { useTranslation } from "react-i18next";
import type { SuiteStage } from "#web/generated/types.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { Funnel } from "#web/ui/figure/Funnel.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { ordersOfDays } from "#web/features/dashboards/shared/listPaths.ts";
import type { Activity } from "./SuiteFigures.tsx";

const arrived = ["delivered"];
const left = ["out_for_delivery", "ready_to_pickup", ...arrived];
const paths: Record<SuiteStage, (from: string, to: string) => string> = {
  PLACED: (from, to) => ordersOfDays(from, to),
  PAID: (from, to) => ordersOfDays(from, to, ["paid"]),
  UNDER_WAY: (from, to) => ordersOfDays(from, to, ["paid"], left),
  DELIVERED: (from, to) => ordersOfDays(from, to, ["paid"], arrived),
};
const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

export function StagesCard({ activity: { from, to, stages } }: { activity: Activity }) {
  const text = useTextStyles();
  const { t } = useTranslation("dashboards");
  const format = useFormat();
  const steps = stages.map(({ stage, now, before }, at) => ({
    stage,
    now,
    share: shareOf(now, stages[at - 1]?.now ?? now),
    shareBefore: shareOf(before, stages[at - 1]?.before ?? before),
  }));
  const [placed, ...later] = steps;
  const weakest = later.toSorted((a, b) => a.share - b.share)[0];
  const lost = weakest && weakest.share < 1 ? weakest : undefined;
  return (
    <Card
      title={t("suite.stages")}
      line={t("suite.overall", { share: format.percent(shareOf(steps.at(-1)?.now ?? 0, placed?.now ?? 0)) })}
    >
      <Funnel
        label={t("suite.stages")}
        stages={steps.map(({ stage, now, share }, at) => ({
          id: stage,
          name: t(`suite.stage.${stage}`),
          count: now,
          value: format.number(now),
          note: at === 0 ? t("suite.start") : t("suite.ofBefore", { share: format.percent(share) }),
          weak: stage === lost?.stage,
          to: paths[stage](from, to),
        }))}
      />
      {lost && (
        <p className={text.caption}>
          {t("suite.lost", {
            stage: t(`suite.stage.${lost.stage}`),
            share: format.percent(lost.share),
            before: format.percent(lost.shareBefore),
          })}
        </p>
      )}
    </Card>
  );
}
