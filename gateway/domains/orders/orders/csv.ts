import { exportRoute } from "#gateway/platform/csv/exportRoute.ts";
import { anyOfSet, oneOf } from "#gateway/platform/csv/params.ts";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import { orderKinds, productTypes } from "#gateway/domains/catalogue/quotes/rules.ts";
import { orderStatuses, type OrderRow } from "./repository.ts";
import { exportConditions, exported, refundedTotal } from "./shown.ts";

const setOf = <T extends string>(values: readonly T[]): Record<string, T> =>
  Object.fromEntries(values.map((value) => [value, value]));

/** Whole fen as yuan. */
const yuan = (amount: StoredMicros): string => (Number(micros(amount) / 10_000n) / 100).toFixed(2);

const columns = {
  orderNo: { header: "Order", write: ({ orderNo }: OrderRow) => orderNo },
  createdAt: { header: "Placed", write: ({ createdAt }: OrderRow) => createdAt },
  kind: { header: "Kind", codes: orderKinds, write: ({ kind }: OrderRow) => kind },
  products: {
    header: "Products",
    write: ({ items }: OrderRow) =>
      items.map(({ productId, quantity }) => `${productId} × ${quantity}`).join(", "),
  },
  status: { header: "Status", codes: orderStatuses, write: ({ status }: OrderRow) => status },
  payable: { header: "Payable (CNY)", write: ({ payable }: OrderRow) => yuan(payable) },
  paidGift: { header: "Paid by gifts (CNY)", write: ({ paidGift }: OrderRow) => yuan(paidGift) },
  paidCash: { header: "Paid in cash (CNY)", write: ({ paidCash }: OrderRow) => yuan(paidCash) },
  refunded: { header: "Refunded (CNY)", write: (order: OrderRow) => yuan(refundedTotal(order)) },
  paidAt: { header: "Paid", write: ({ paidAt }: OrderRow) => paidAt },
};

export const csvRoutes: RestRoute[] = [
  exportRoute({
    path: "/orders",
    access: { action: "read", subject: "Order" },
    tag: "Orders of the product",
    name: "own-orders",
    list: { walk: (_, args, context) => exported(context, args) },
    columns,
    sorts: ["CREATED", "PAYABLE", "STATUS"],
    filters: () => ({
      q: oneOf("Text that the order's number or a product contains."),
      status: anyOfSet("Any of these states.", setOf(orderStatuses)),
      kind: anyOfSet("Any of these kinds.", setOf(orderKinds)),
      productType: anyOfSet("Any of these types of product.", setOf(productTypes)),
      scope: oneOf("`ALL` for everybody's, for finance."),
    }),
    conditions: ({ q, status = null, kind = null, productType = null, scope }, context) => ({
      q,
      where: exportConditions(context, {
        status,
        kind,
        productType,
        scope: scope === "ALL" ? scope : "OWN",
      }),
    }),
  }),
];
