import type { EcommerceOrderFilter } from "../../../generated/types.ts";
import { anyOf } from "../../../lib/listFilters.ts";
import { declareList } from "../../../lib/listState.ts";
import { orderPayments, orderStatuses } from "../shared/orderStates.ts";

const sorts = ["CREATED", "ORDER", "DATE", "STATUS", "PAYMENT", "SPENT"] as const;
export type CustomerOrderSort = (typeof sorts)[number];

export const customerOrderList = declareList({
  name: "ecommerce.customerOrders",
  sorts,
  defaultSort: { field: "DATE", order: "DESC" },
  filters: { status: anyOf(orderStatuses), payment: anyOf(orderPayments) },
  views: { all: {}, pending: { payment: ["PENDING"] } },
  input: (filters): EcommerceOrderFilter => filters,
});
