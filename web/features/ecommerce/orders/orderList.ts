import type { EcommerceOrderFilter } from "#web/generated/types.ts";
import { anyOf, dayRange, numberRange } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import { orderPayments, orderStatuses } from "#web/features/ecommerce/shared/orderStates.ts";
import { orderMethods } from "./orderValues.ts";

export const orderList = declareLiveList({
  name: "ecommerce.orders",
  cache: {
    rows: "ecommerceOrders",
    figures: ["ecommerceOrderSummary", "shopSales", "customerSummary"],
    counts: { summary: "ecommerceOrderSummary", facets: { byStatus: "status", byPayment: "payment" } },
  },
  sorts: ["CREATED", "ORDER", "DATE", "CUSTOMER", "PAYMENT", "STATUS", "SPENT"],
  defaultSort: { field: "CREATED", order: "DESC" },
  filters: {
    status: anyOf(orderStatuses),
    payment: anyOf(orderPayments),
    method: anyOf(orderMethods),
    spent: numberRange({ perUnit: 100 }),
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
    ...(spent?.min !== undefined && { spentMin: spent.min }),
    ...(spent?.max !== undefined && { spentMax: spent.max }),
    ...(days?.from !== undefined && { dateFrom: days.from }),
    ...(days?.to !== undefined && { dateTo: days.to }),
  }),
});
