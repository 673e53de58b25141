import { given, is } from "#gateway/platform/list/conditions.ts";
import { money } from "#gateway/platform/money.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { CustomerRow } from "#gateway/domains/ecommerce/customers/repository.ts";
import { EcommerceOrderPayment, orderList } from "#gateway/domains/ecommerce/orders/repository.ts";

/** What a customer's orders come to. */
export async function figuresOf({ store }: RequestContext, { id, orderCount, totalSpentMinor }: CustomerRow) {
  const of = (payment: number) => given(is("customerId", id), is("payment", payment));
  const [
    paid,
    outstanding,
    outstandingOrders,
    {
      items: [last],
    },
  ] = await Promise.all([
    orderList.sum(store, "spentMinor", of(EcommerceOrderPayment.PAID)),
    orderList.sum(store, "spentMinor", of(EcommerceOrderPayment.PENDING)),
    orderList.count(store, of(EcommerceOrderPayment.PENDING)),
    orderList.page(store, {
      page: 1,
      itemsPerPage: 1,
      sort: { field: "DATE", order: "DESC" },
      where: given(is("customerId", id)),
    }),
  ]);
  return {
    paid: money(paid),
    outstanding: money(outstanding),
    outstandingOrders,
    average: orderCount > 0 ? money(Math.round(totalSpentMinor / orderCount)) : null,
    lastOrderAt: last?.placedAt ?? null,
  };
}
