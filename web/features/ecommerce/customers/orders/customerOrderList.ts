import type { EcommerceOrderFilter } from "#web/generated/types.ts";
import { anyOf } from "#web/lib/list/listFilters.ts";
import { declareList } from "#web/lib/list/listState.ts";
import { orderPayments, orderStatuses } from "#web/features/ecommerce/shared/orderStates.ts";

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
