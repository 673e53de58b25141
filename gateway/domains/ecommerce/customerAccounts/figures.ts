import { given, is } from "../../../platform/list.ts";
import { money } from "../../../platform/money.ts";
import type { RequestContext } from "../../../platform/request.ts";
import type { CustomerRow } from "../customers/repository.ts";
import { EcommerceOrderPayment, orderList } from "../orders/repository.ts";

/** What a customer's orders come to. */
export async function figuresOf({ store }: RequestContext, { id, orderCount, totalSpentMinor }: CustomerRow) {
  const of = (payment: number) => given(is("customerId", id), is("payment", payment));
  const [paid, outstanding, outstandingOrders, { items: [last] }] = await Promise.all([
    orderList.sum(store, "spentMinor", of(EcommerceOrderPayment.PAID)),
    orderList.sum(store, "spentMinor", of(EcommerceOrderPayment.PENDING)),
    orderList.count(store, of(EcommerceOrderPayment.PENDING)),
    orderList.page(store, { page: 1, itemsPerPage: 1, sort: { field: "DATE", order: "DESC" }, where: given(is("customerId", id)) }),
  ]);
  return {
    paid: money(paid), outstanding: money(outstanding), outstandingOrders,
    average: orderCount > 0 ? money(Math.round(totalSpentMinor / orderCount)) : null,
    lastOrderAt: last?.placedAt ?? null,
  };
}
