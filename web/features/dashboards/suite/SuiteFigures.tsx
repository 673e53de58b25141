import { Cart20Regular } from "@fluentui/react-icons/svg/cart";
import { ChatMultiple20Regular } from "@fluentui/react-icons/svg/chat-multiple";
import { Receipt20Regular } from "@fluentui/react-icons/svg/receipt";
import { Star20Regular } from "@fluentui/react-icons/svg/star";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { reviewsOfDays } from "#web/features/dashboards/shared/listPaths.ts";
import { useMoved } from "#web/features/dashboards/shared/useMoved.ts";
import type { SuiteActivityQuery } from "./suite.generated.ts";
import { kindPaths } from "./suiteKinds.ts";

export type Activity = SuiteActivityQuery["suiteActivity"];

const icons = {
  ORDERS: <Cart20Regular />,
  INVOICES: <Receipt20Regular />,
  REVIEWS: <ChatMultiple20Regular />,
};

export function SuiteFigures({ activity: { from, to, counts, rating } }: { activity: Activity }) {
  const { t } = useTranslation("dashboards");
  const format = useFormat();
  const moved = useMoved();
  return (
    <StatCards
      figures={[
        ...counts.map(({ kind, now, before }) => ({
          id: kind,
          label: t(`suite.kinds.${kind}`),
          value: now,
          icon: icons[kind],
          to: kindPaths[kind](from, to),
          ...moved(now, before),
        })),
        {
          id: "rating",
          label: t("suite.rating"),
          value: rating.now === 0 ? "—" : format.number(Math.round(rating.now * 10) / 10),
          icon: <Star20Regular />,
          to: reviewsOfDays(from, to),
          ...moved(rating.now, rating.before),
        },
      ]}
    />
  );
}
