import { micros } from "#gateway/platform/micros.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { post, type Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { amend, orderBy, step, system, type Doer } from "./changes.ts";
import { fulfilmentOf } from "./fulfilment.ts";
import { refundOf, type Refund } from "./refunds.ts";
import { firstsOf } from "./pastRepository.ts";
import type { KeptRefund, OrderRow } from "./repository.ts";
import { letAllGo, takeRewardBack } from "./rewards.ts";

/** What an order would give back now. */
export async function refundNow(
  { home, businessClock }: Pick<Within, "home" | "businessClock">,
  order: OrderRow,
): Promise<Refund> {
  const [prices, firsts] = [await currentPrices(home.db), await firstsOf(home.db, order.id)];
  const freeDays = Number(prices("ORDER_REFUND_DAYS"));
  return refundOf(order, { now: businessClock.now(), freeDays, firsts });
}

type Amounts = Pick<Refund, "gift" | "cash">;

async function giveBack(
  within: Within,
  order: OrderRow,
  { gift, cash }: Amounts,
  actorId: string | null,
): Promise<OrderRow> {
  if (gift + cash === 0n) return order;
  const { userId, orderNo } = order;
  const { transaction } = await post(within, {
    type: "orderRefund",
    ref: { type: "order", id: orderNo },
    actorId,
    key: `order:${orderNo}:refund`,
    entries: [
      { account: { platform: "REVENUE" }, delta: -gift - cash },
      { account: { userId, kind: "GIFT" }, delta: gift },
      { account: { userId, kind: "CASH" }, delta: cash },
    ],
  });
  return await amend(within, order, { transactionIds: [...order.transactionIds, transaction.id] });
}

const added = (order: OrderRow, { gift, cash }: Amounts) => ({
  refundedGift: (micros(order.refundedGift) + gift).toString(),
  refundedCash: (micros(order.refundedCash) + cash).toString(),
});

/** Gives everything back that was paid for an order which could not be brought about, its coupon too. */
export async function refundFailed(within: Within, order: OrderRow): Promise<OrderRow> {
  const all = { gift: micros(order.paidGift), cash: micros(order.paidCash) };
  for (const item of order.items)
    if (item.resourceIds.length > 0) await fulfilmentOf(item.productType).revoke(within, order, item);
  const row = await giveBack(within, order, all, null);
  await letAllGo(within, row);
  return await step(within, row, "REFUND_FAILED", system, {
    changes: { ...added(row, all), dueAt: null },
  });
}

async function carryOut(within: Within, order: OrderRow, kept: Amounts, doer: Doer): Promise<OrderRow> {
  const isWhole = kept.gift + kept.cash === micros(order.paidGift) + micros(order.paidCash);
  const row = await step(within, order, isWhole ? "REFUND" : "REFUND_PART", doer, {
    changes: { ...added(order, kept), completedAt: order.completedAt },
  });
  for (const item of order.items) await fulfilmentOf(item.productType).revoke(within, order, item);
  const done = await giveBack(within, row, kept, doer.actorId);
  await takeRewardBack(within, done, kept.cash);
  return done;
}

/**
 * Asks for a refund: done at once where it is automatic, else finance decides on what is worked out now.
 * @throws {AppError} NOT_REFUNDABLE by the guards as STEP_REFUSED with `reason`.
 */
export async function request(within: Within, id: number, doer: Doer, reason: string): Promise<OrderRow> {
  const order = await orderBy(within, id);
  const refund = await refundNow(within, order);
  const kept: KeptRefund = {
    gift: refund.gift.toString(),
    cash: refund.cash.toString(),
    daysLeft: refund.daysLeft,
    days: refund.days,
    reason,
  };
  const asked = await step(within, order, "REQUEST_REFUND", doer, {
    changes: { refund: kept },
    note: reason === "" ? null : reason,
    facts: { refund: refund.reason },
  });
  return refund.isAutomatic ? await carryOut(within, asked, refund, system) : asked;
}

const keptOf = ({ refund }: OrderRow): Amounts => ({
  gift: BigInt(refund?.gift ?? "0"),
  cash: BigInt(refund?.cash ?? "0"),
});

/** Finance lets a refund happen as it was asked for. */
export async function approve(within: Within, id: number, doer: Doer): Promise<OrderRow> {
  const order = await orderBy(within, id);
  return await carryOut(within, order, keptOf(order), doer);
}

/** Finance refuses a refund, and says why. */
export const refuse = async (within: Within, id: number, doer: Doer, note: string): Promise<OrderRow> =>
  await step(within, await orderBy(within, id), "REFUSE_REFUND", doer, {
    changes: { closeReason: note },
    note,
  });
