import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { useFreshPage } from "#web/lib/list/useFreshPage.ts";
import { useListState } from "#web/lib/list/useListState.ts";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { DataTable } from "#web/ui/table/DataTable.tsx";
import { choiceField } from "#web/ui/table/filterFields.ts";
import { toTablePage } from "#web/ui/table/toTablePage.ts";
import type { CustomerDetails } from "./data/customerDetails.ts";
import { orderPayments, orderStatuses } from "#web/features/ecommerce/shared/orderStates.ts";
import { customerOrderList } from "./orders/customerOrderList.ts";
import { CustomerOrderListDocument, useCustomerOrderListQuery } from "./orders/customerOrders.generated.ts";
import { useCustomerOrderRows } from "./orders/useCustomerOrderRows.tsx";

export function CustomerOverview({ customer }: { customer: CustomerDetails }) {
  const { t } = useTranslation("ecommerceCustomers");
  const format = useFormat();
  const list = useListState(customerOrderList);
  const { id, order, figures } = customer;
  const { filter, ...variables } = list.variables;
  const query = { variables: { ...variables, filter: { ...filter, customerId: id } } };
  const orders = useCustomerOrderListQuery(query);
  const client = useApolloClient();
  useFreshPage("ecommerceOrders", JSON.stringify([customerOrderList.name, query]), () =>
    client.query({ ...query, query: CustomerOrderListDocument, fetchPolicy: "network-only" }),
  );
  const rows = useCustomerOrderRows();
  return (
    <div>
      <StatCards
        figures={[
          {
            id: "paid",
            label: t("figures.paid"),
            value: format.money(figures.paid),
            note: t("figures.paidOf", { value: format.money(customer.totalSpent) }),
          },
          {
            id: "outstanding",
            label: t("figures.outstanding"),
            value: format.money(figures.outstanding),
            note: t("figures.outstandingOf", {
              count: figures.outstandingOrders,
              orders: format.number(figures.outstandingOrders),
            }),
          },
          {
            id: "average",
            label: t("figures.average"),
            value: figures.average ? format.money(figures.average) : t("figures.none"),
            note: t("ordersOf", { count: order, orders: format.number(order) }),
          },
        ]}
      />
      <DataTable
        label={t("orders.title")}
        list={list}
        page={toTablePage(orders, (data) => data.page)}
        rows={rows}
        views={[
          { id: "all", label: t("orders.views.all"), count: order },
          { id: "pending", label: t("orders.views.pending"), count: figures.outstandingOrders },
        ]}
        filters={[
          choiceField(
            "status",
            t("orders.fields.status"),
            list.filter("status"),
            orderStatuses.map((value) => ({ value, label: t(`ecommerceOrders:statuses.${value}`) })),
          ),
          choiceField(
            "payment",
            t("orders.fields.payment"),
            list.filter("payment"),
            orderPayments.map((value) => ({ value, label: t(`ecommerceOrders:payments.${value}`) })),
          ),
        ]}
        searchLabel={t("orders.search")}
        empty={{ title: t("orders.empty.title"), text: t("orders.empty.text") }}
        failed={t("orders.failed")}
      />
    </div>
  );
}
