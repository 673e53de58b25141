import { asking, type TestGateway } from "#tests/support/gateway.ts";

export interface Order {
  id: string;
  order: number;
  customerName: string;
  payment: string;
  status: string;
  method: string;
  date: string;
  spent: { amountMinor: number };
}
export const CELLS = "order customerName payment status method date spent { amountMinor }";

export function orderCalls(gateway: () => TestGateway) {
  const ask = asking(gateway);
  const list = async (filter: object) =>
    (
      await ask<{ ecommerceOrders: { total: number; items: Order[] } }>(
        `query ($filter: EcommerceOrderFilter) { ecommerceOrders(itemsPerPage: 100, filter: $filter) { total items { id ${CELLS} } } }`,
        { filter },
      )
    ).ecommerceOrders;
  return { list };
}
