import type { OrderFilter } from "#web/generated/types.ts";
import { anyOf } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import { orderKinds, orderStatuses, orderTexts, productTypes } from "./orderParts.ts";
import {
  ProductOrderChangesDocument,
  ProductOrderCountsDocument,
  ProductOrderIdsDocument,
  ProductOrderListDocument,
} from "./orders.generated.ts";

export const orderList = declareLiveList({
  name: "orders.orders",
  texts: orderTexts,
  cache: { rows: "orders", figures: ["orderCounts"] },
  sorts: ["CREATED", "PAYABLE", "STATUS"],
  defaultSort: { field: "CREATED", order: "DESC" },
  filters: {
    status: anyOf(orderStatuses, "statuses"),
    productType: anyOf(productTypes, "productTypes"),
    kind: anyOf(orderKinds, "kinds"),
  },
  views: {
    all: {},
    pending: { status: ["PENDING_PAYMENT"] },
    running: { status: ["PAID", "PROVISIONING", "FAILED"] },
    completed: { status: ["COMPLETED"] },
    refunds: { status: ["REFUND_REQUESTED", "PARTIALLY_REFUNDED", "REFUNDED"] },
    closed: { status: ["CANCELLED", "EXPIRED"] },
  },
  beside: ["scope"],
  input: (filters, { scope }): OrderFilter => ({ ...filters, scope: scope === "all" ? "ALL" : "OWN" }),
});

export const orderListDocuments = {
  page: ProductOrderListDocument,
  ids: ProductOrderIdsDocument,
  counts: ProductOrderCountsDocument,
  changes: ProductOrderChangesDocument,
};
