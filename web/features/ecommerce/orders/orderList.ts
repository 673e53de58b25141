import type { EcommerceOrderFilter, EcommerceOrderMethod } from "#web/generated/types.ts";
import { anyOf, dayRange, numberRange } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import { orderPayments, orderStatuses } from "#web/features/ecommerce/shared/orderStates.ts";

const orderMethods = ["MASTERCARD", "PAYPAL"] as const satisfies readonly EcommerceOrderMethod[];

export const orderList = declareLiveList({
  name: "ecommerce.orders",
  texts: "ecommerceOrders",
  cache: {
    rows: "ecommerceOrders",
    figures: [
      "ecommerceOrderCounts",
      "ecommerceOrderSummary",
      "shopSales",
      "suiteActivity",
      "customerSummary",
    ],
    counts: { summary: "ecommerceOrderSummary", facets: { byStatus: "status", byPayment: "payment" } },
  },
  sorts: ["CREATED", "ORDER", "DATE", "CUSTOMER", "PAYMENT", "STATUS", "SPENT"],
  defaultSort: { field: "CREATED", order: "DESC" },
  filters: {
    status: anyOf(orderStatuses, "statuses"),
    payment: anyOf(orderPayments, "payments"),
    method: anyOf(orderMethods, "methods"),
    spent: numberRange({ perUnit: 100, currency: "CNY" }),
    days: dayRange(),
  },
  views: {
    all: {},
    open: { status: ["DISPATCHED", "OUT_FOR_DELIVERY", "READY_TO_PICKUP"] },
    delivered: { status: ["DELIVERED"] },
    unpaid: { payment: ["PENDING", "FAILED"] },
    cancelled: { payment: ["CANCELLED"] },
  },
  input: ({ spent, days, ...filters }): EcommerceOrderFilter => ({
    ...filters,
    spentMin: spent?.min,
    spentMax: spent?.max,
    dateFrom: days?.from,
    dateTo: days?.to,
  }),
});
