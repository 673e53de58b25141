import { setTimeout as sleep } from "node:timers/promises";
import type { MoneyCalls } from "./moneyCalls.ts";
import { anyOf, chance } from "./moneyWork.ts";

interface Found {
  items: { id: string; actions: (string | { name: string })[] }[];
}

const requested = `{ one: orders(itemsPerPage: 20, filter: { scope: ALL, status: [REFUND_REQUESTED] }) { items { id actions { name } } } }`;
const recharges = `{ one: rechargeReviews(status: PAID, itemsPerPage: 50) { items { id actions } } }`;
const transfers = `{ one: transferReviews(itemsPerPage: 50) { items { id actions } } }`;
const approve =
  "mutation ($id: ID!, $key: String!) { one: orderRefundApprove(id: $id, idempotencyKey: $key) { orderNo } }";
const refuse = `mutation ($id: ID!, $key: String!) { one: orderRefundRefuse(id: $id, reason: "No", idempotencyKey: $key) { orderNo } }`;
const refund = `mutation ($id: ID!, $key: String!) { one: rechargeRefund(id: $id, reason: "Asked for", idempotencyKey: $key) { id } }`;
const reverse = `mutation ($id: ID!, $key: String!) { one: transferReverse(id: $id, reason: "Wrong", idempotencyKey: $key) { id } }`;

/** Somebody of finance, who decides on refunds and takes things back. */
export async function moneyFinance(
  { ask, keyed }: MoneyCalls,
  token: string,
  isOver: () => boolean,
): Promise<void> {
  const person = { userId: "usr_finance", token };
  const some = async (query: string) =>
    anyOf((await ask<Found>(query, {}, token))?.one.items.filter(({ actions }) => actions.length > 0) ?? []);
  while (!isOver()) {
    const order = await some(requested);
    if (order) await keyed(person, "review", chance(0.7) ? approve : refuse, { id: order.id });
    const recharge = chance(0.3) ? await some(recharges) : undefined;
    if (recharge) await keyed(person, "review", refund, { id: recharge.id });
    const transfer = chance(0.3) ? await some(transfers) : undefined;
    if (transfer?.actions.includes("REVERSE")) await keyed(person, "review", reverse, { id: transfer.id });
    await sleep(50);
  }
}
