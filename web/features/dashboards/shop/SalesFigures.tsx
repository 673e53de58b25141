import { Cart20Regular } from "@fluentui/react-icons/svg/cart";
import { Money20Regular } from "@fluentui/react-icons/svg/money";
import { People20Regular } from "@fluentui/react-icons/svg/people";
import { Receipt20Regular } from "@fluentui/react-icons/svg/receipt";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { useMoved } from "#web/features/dashboards/shared/useMoved.ts";
import type { ShopSalesQuery } from "./shop.generated.ts";
import { ordersOfDays } from "#web/features/dashboards/shared/listPaths.ts";

export type Sales = ShopSalesQuery["shopSales"];

export function SalesFigures({ sales: { from, to, revenue, orders, average, customers } }: { sales: Sales }) {
  const { t } = useTranslation("dashboards");
  const format = useFormat();
  const there = ordersOfDays(from, to);
  const moved = useMoved();
  return (
    <StatCards
      figures={[
        {
          id: "revenue",
          label: t("shop.revenue"),
          value: format.money(revenue.now),
          icon: <Money20Regular />,
          to: there,
          ...moved(revenue.now.amountMinor, revenue.before.amountMinor),
        },
        {
          id: "orders",
          label: t("shop.orders"),
          value: orders.now,
          icon: <Cart20Regular />,
          to: there,
          ...moved(orders.now, orders.before),
        },
        {
          id: "average",
          label: t("shop.average"),
          value: format.money(average.now),
          icon: <Receipt20Regular />,
          ...moved(average.now.amountMinor, average.before.amountMinor),
        },
        {
          id: "customers",
          label: t("shop.customers"),
          value: customers.now,
          icon: <People20Regular />,
          ...moved(customers.now, customers.before),
        },
      ]}
    />
  );
}
