import { Cart20Regular } from "@fluentui/react-icons/svg/cart";
import { Clock20Regular } from "@fluentui/react-icons/svg/clock";
import { Money20Regular } from "@fluentui/react-icons/svg/money";
import { Wallet20Regular } from "@fluentui/react-icons/svg/wallet";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { useMoved } from "#web/features/dashboards/shared/useMoved.ts";
import type { CrmSalesQuery } from "./crm.generated.ts";
import { useSalesPath } from "./saleList.ts";

export type Crm = CrmSalesQuery["crmSales"];

export function CrmFigures({ figures: { sales, agreed, received, outstanding } }: { figures: Crm }) {
  const { t } = useTranslation("dashboards");
  const format = useFormat();
  const moved = useMoved();
  const pathOf = useSalesPath();
  return (
    <StatCards
      figures={[
        {
          id: "sales",
          label: t("crm.sales"),
          value: sales.now,
          icon: <Cart20Regular />,
          to: pathOf({}),
          ...moved(sales.now, sales.before),
        },
        {
          id: "agreed",
          label: t("crm.agreed"),
          value: format.money(agreed.now),
          icon: <Money20Regular />,
          to: pathOf({}),
          ...moved(agreed.now.amountMinor, agreed.before.amountMinor),
        },
        {
          id: "received",
          label: t("crm.received"),
          value: format.money(received.now),
          icon: <Wallet20Regular />,
          to: pathOf({ received: ["FULLY_PAID", "PARTIALLY_PAID"] }),
          ...moved(received.now.amountMinor, received.before.amountMinor),
        },
        {
          id: "outstanding",
          label: t("crm.outstanding"),
          value: format.money(outstanding.now),
          icon: <Clock20Regular />,
          to: pathOf({ received: ["PARTIALLY_PAID", "UNPAID"] }),
          ...moved(outstanding.now.amountMinor, outstanding.before.amountMinor, "down"),
        },
      ]}
    />
  );
}
