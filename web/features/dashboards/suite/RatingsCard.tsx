import { useTranslation } from "react-i18next";
import { Star20Regular } from "@fluentui/react-icons/svg/star";
import { useFormat } from "#web/lib/texts/format.ts";
import { changeOf } from "#web/ui/figure/changeOf.ts";
import { ShareList } from "#web/ui/figure/ShareList.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { reviewsOfDays } from "#web/features/dashboards/shared/listPaths.ts";
import type { Activity } from "./SuiteFigures.tsx";

export function RatingsCard({ activity: { from, to, ratings } }: { activity: Activity }) {
  const { t } = useTranslation("dashboards");
  const format = useFormat();
  const all = ratings.reduce((sum, { now }) => sum + now, 0);
  return (
    <Card title={t("suite.ratings")} line={t("suite.ratingsLine")}>
      <ShareList
        label={t("suite.ratings")}
        rows={ratings.map(({ review, now, before }) => {
          const share = all === 0 ? 0 : now / all;
          return {
            id: String(review),
            name: t("suite.stars", { count: review }),
            icon: <Star20Regular />,
            value: format.number(now),
            share,
            shareText: format.percent(share),
            change: changeOf(now, before, format.percent, review > 3 ? "up" : "down"),
            to: reviewsOfDays(from, to, review),
          };
        })}
      />
    </Card>
  );
}
