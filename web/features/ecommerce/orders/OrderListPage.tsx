import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { DataTable } from "#web/ui/table/DataTable.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { useSummary } from "#web/ui/table/useSummary.ts";
import { orderList } from "./orderList.ts";
import {
  OrderListChangesDocument,
  OrderListDocument,
  OrderListIdsDocument,
  OrderListSummaryDocument,
} from "./orders.generated.ts";
import { OrderStatusCards } from "./OrderStatusCards.tsx";
import { useOrderFilters } from "./useOrderFilters.ts";
import { useOrderRows } from "./useOrderRows.tsx";

const documents = { page: OrderListDocument, ids: OrderListIdsDocument, changes: OrderListChangesDocument };

export const preloadOrders = preloadList(orderList, documents);

export function OrderListPage() {
  const { t } = useTranslation(["ecommerceOrders", "shell"]);
  const { money } = useFormat();
  const summary = useSummary(OrderListSummaryDocument);
  const { figures } = summary;
  const { table, list } = useLiveList(orderList, documents, { summary });
  const rows = useOrderRows();
  const filters = useOrderFilters(list);

  const count = (kind: "byStatus" | "byPayment", ...values: string[]) =>
    figures?.[kind].filter(({ value }) => values.includes(value)).reduce((sum, one) => sum + one.count, 0);
  const [dispatched, out, ready] = ["DISPATCHED", "OUT_FOR_DELIVERY", "READY_TO_PICKUP"];
  return (
    <>
      <PageHeader
        title={t("screens:ecommerce.orders")}
        breadcrumb={[
          { label: t("shell:nav.groups.samples") },
          { label: t("screens:ecommerce.title") },
          { label: t("screens:ecommerce.orders") },
        ]}
        status={
          figures
            ? [
                t("count", { count: figures.total }),
                t("value", { value: money(figures.spent, { whole: true }) }),
              ]
            : []
        }
      />
      <OrderStatusCards count={count} />
      <DataTable
        label={t("screens:ecommerce.orders")}
        {...table}
        rows={rows}
        views={[
          { id: "all", label: t("views.all"), count: figures?.total },
          { id: "open", label: t("views.open"), count: count("byStatus", dispatched, out, ready) },
          { id: "delivered", label: t("views.delivered"), count: count("byStatus", "DELIVERED") },
          { id: "unpaid", label: t("views.unpaid"), count: count("byPayment", "PENDING", "FAILED") },
          { id: "cancelled", label: t("views.cancelled"), count: count("byPayment", "CANCELLED") },
        ]}
        filters={filters}
        searchLabel={t("search")}
        exportPath="/api/apps/ecommerce/orders/export"
        empty={{ title: t("empty.title"), text: t("empty.text") }}
        failed={t("failed")}
      />
    </>
  );
}
