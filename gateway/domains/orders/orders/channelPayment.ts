import { timestamp } from "#gateway/platform/clock.ts";
import { FEN, micros } from "#gateway/platform/micros.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { begin, byId, type Purpose, type RechargeRow } from "#gateway/domains/ledger/recharges/rules.ts";
import { orderBy, tell } from "./changes.ts";
import { tellKept } from "./news.ts";
import { settle, shares, type Funds } from "./payment.ts";
import { insertPayment, lastPayment, paymentBy } from "./paymentRepository.ts";
import { payChannels, type OrderRow, type PayChannel } from "./repository.ts";

/** The purpose of recharges that pay for orders. */
export const ORDER = "order";

interface Short {
  useGift: boolean;
  useCash: boolean;
  channel: PayChannel;
  short: bigint;
}

/** Nothing less than a fen is paid in. */
const wholeFen = (amount: bigint): bigint => ((amount + FEN - 1n) / FEN) * FEN;

/**
 * Begins to pay in what is missing for an order, which is paid for with it as soon as it comes.
 * @throws {AppError} UNAVAILABLE where the channel is closed.
 */
export async function beginByChannel(
  inside: RequestContext,
  order: OrderRow,
  { useGift, useCash, channel, short }: Short,
): Promise<OrderRow> {
  const until = order.dueAt ?? timestamp(inside.businessClock);
  const recharge = await begin(inside, {
    userId: order.userId,
    amount: wholeFen(short),
    channel,
    purpose: { name: ORDER, until },
  });
  const payable = micros(order.payable);
  await insertPayment(inside.home.db, {
    rechargeId: recharge.id,
    orderId: order.id,
    useGift,
    useCash,
    payable,
  });
  tell(inside, order.id, "UPDATED");
  return order;
}

/** What pays for an order that waits for a channel: the recharge that was begun last. */
export async function paymentOf(
  { home }: Pick<RequestContext, "home">,
  order: OrderRow,
): Promise<RechargeRow | null> {
  const id = order.status === "PENDING_PAYMENT" ? await lastPayment(home.db, order.id) : undefined;
  return id === undefined ? null : ((await byId(home.db, id)) ?? null);
}

const channelOf = ({ channel }: RechargeRow): PayChannel | undefined =>
  payChannels.find((one) => one === channel);

/** Pays for an order with a recharge that has come in for it, where it can still be paid. */
export const orderPurpose: Purpose = {
  hold: async (within, rechargeId) => {
    const payment = await paymentBy(within.home.db, rechargeId);
    if (payment) await orderBy(within, payment.orderId);
  },
  settle: async (within, recharge) => {
    const payment = await paymentBy(within.home.db, recharge.id);
    const channel = channelOf(recharge);
    if (!payment || !channel || recharge.transactionId === null) return;
    const order = await orderBy(within, payment.orderId);
    const funds: Funds = {
      useGift: payment.useGift,
      cashMax: payment.useCash ? null : micros(recharge.amount),
      by: { channel, transactionId: recharge.transactionId },
    };
    const isOpen =
      order.status === "PENDING_PAYMENT" &&
      (order.dueAt ?? "9") > timestamp(within.businessClock) &&
      micros(order.payable) === payment.payable;
    if (!isOpen || (await shares(within, order, funds)).short > 0n)
      return await tellKept(within, order, recharge);
    await settle(within, order, funds, { actorId: order.userId, who: ["OWNER"] });
  },
};
