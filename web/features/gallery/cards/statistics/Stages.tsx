import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { Funnel } from "#web/ui/figure/Funnel.tsx";
import { Card } from "#web/ui/page/Card.tsx";

const stages = [
  { id: "seen", count: 4200 },
  { id: "tried", count: 1860 },
  { id: "paid", count: 540 },
  { id: "stayed", count: 410 },
] as const;

export const Stages: Demo = { order: 40, Piece };

function Piece() {
  const { t } = useTranslation("galleryCards");
  const { number, percent } = useFormat();
  return (
    <Card title={t("card-statistics.Stages.title")}>
      <Funnel
        label={t("card-statistics.Stages.title")}
        stages={stages.map(({ id, count }, at) => {
          const share = count / (stages[at - 1]?.count ?? count);
          return {
            id,
            count,
            name: t(`card-statistics.Stages.${id}`),
            value: number(count),
            note: at === 0 ? t("card-statistics.Stages.all") : percent(share),
            weak: share < 0.3,
          };
        })}
      />
    </Card>
  );
}
