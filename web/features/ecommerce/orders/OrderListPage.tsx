import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format.ts";
import { listVariables, readPlace } from "../../../lib/listState.ts";
import { askGatewayFor, startQuery } from "../../../lib/operations.ts";
import { useListChanges } from "../../../lib/useListChanges.ts";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { listPage } from "../../../ui/table/listPage.ts";
import { preloadPhone } from "../../../ui/table/phonePieces.ts";
import { orderList } from "./orderList.ts";
import { OrderListDocument, OrderListIdsDocument, useOrderListChangesSubscription, useOrderListQuery, useOrderListSummaryQuery } from "./orders.generated.ts";
import { OrderStatusCards } from "./OrderStatusCards.tsx";
import { orderFields } from "./useOrderActions.ts";
import { useOrderFilters, useOrderListState } from "./useOrderFilters.ts";
import { useOrderRows } from "./useOrderRows.tsx";

export function preloadOrders(url: URL, client: ApolloClient) {
  const rows = startQuery(client, OrderListDocument, listVariables(orderList, readPlace(orderList, url.searchParams)));
  return Promise.all([rows, preloadPhone()]);
}

export function OrderListPage() {
  const { t } = useTranslation(["ecommerceOrders", "shell"]);
  const { money } = useFormat();
  const list = useOrderListState();
  const orders = useOrderListQuery({ variables: list.variables });
  const figures = useOrderListSummaryQuery();
  const summary = (figures.data ?? figures.previousData)?.ecommerceOrderSummary;
  const rows = useOrderRows();
  const filters = useOrderFilters(list);
  const client = useApolloClient();
  const onChanged = useListChanges(orderFields, list.filtered || list.view !== "all");
  useOrderListChangesSubscription({ skip: !orders.data, ignoreResults: true, onData: ({ data: { data } }) => onChanged(data?.ecommerceOrderChanged.kind, data?.ecommerceOrderChanged.id) });

  const count = (kind: "byStatus" | "byPayment", ...values: string[]) =>
    summary?.[kind].filter(({ value }) => values.includes(value)).reduce((sum, one) => sum + one.count, 0);
  const [dispatched, out, ready] = ["DISPATCHED", "OUT_FOR_DELIVERY", "READY_TO_PICKUP"];
  return (
    <>
      <PageHeader
        title={t("screens:ecommerce.orders")}
        breadcrumb={[{ label: t("shell:nav.groups.samples") }, { label: t("screens:ecommerce.title") }, { label: t("screens:ecommerce.orders") }]}
        status={summary ? [t("count", { count: summary.total }), t("value", { value: money(summary.spent, { whole: true }) })] : []}
      />
      <OrderStatusCards count={count} />
      <DataTable
        label={t("screens:ecommerce.orders")}
        list={list}
        page={listPage(orders, (data) => data.ecommerceOrders, figures)}
        rows={rows}
        views={[
          { id: "all", label: t("views.all"), count: summary?.total },
          { id: "open", label: t("views.open"), count: count("byStatus", dispatched, out, ready) },
          { id: "delivered", label: t("views.delivered"), count: count("byStatus", "DELIVERED") },
          { id: "unpaid", label: t("views.unpaid"), count: count("byPayment", "PENDING", "FAILED") },
          { id: "cancelled", label: t("views.cancelled"), count: count("byPayment", "CANCELLED") },
        ]}
        filters={filters}
        searchLabel={t("search")}
        exportPath="/api/apps/ecommerce/orders/export"
        matching={async () => (await askGatewayFor(client, OrderListIdsDocument, { filter: list.variables.filter })).ecommerceOrderIds}
        empty={{ title: t("empty.title"), text: t("empty.text") }}
        failed={t("failed")}
      />
    </>
  );
}
