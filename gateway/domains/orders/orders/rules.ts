import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { calendarDay, MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { notFound } from "#gateway/platform/errors.ts";
import { micros } from "#gateway/platform/micros.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { accountNamed, userOf } from "#gateway/domains/accounts/users/rules.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { balancesOf, type Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { claimInviteDiscount } from "#gateway/domains/partners/inviteCodes/rules.ts";
import { settledBy } from "#gateway/domains/ledger/recharges/rules.ts";
import { orderBy, step, tell, type Doer } from "./changes.ts";
import { ORDER, orderPurpose } from "./channelPayment.ts";
import { type Means, pay as payWithin } from "./paying.ts";
import { free, settle, withCoupon } from "./payment.ts";
import { priceOrder } from "./pricing.ts";
import { provision } from "./provisioning.ts";
import * as refunding from "./refunding.ts";
import { nextNumber } from "./dueRepository.ts";
import { orderTable, type OrderRow, type PayChannel } from "./repository.ts";
import { letAllGo } from "./rewards.ts";
import { doerOf, find } from "./shown.ts";

settledBy(ORDER, orderPurpose);

export { fulfilledBy, sampleFulfilment } from "./fulfilment.ts";
export type { CurrentResource, Fulfilment, Outcome } from "./fulfilment.ts";
export { finish } from "./provisioning.ts";

/** How many minutes before an order waits no longer its owner is told. */
const WARNED_BEFORE = 10;

/** What a new order is made of. */
export interface NewOrder {
  kind: string;
  items: readonly object[];
  couponId?: string | null;
}

/** Whose order it is, by name too. */
export interface Buyer {
  userId: string;
  buyer: string;
}

/**
 * Makes an order at the present prices, which it keeps while it waits to be paid for; what costs nothing is paid for at once.
 * @throws {AppError} BAD_USER_INPUT, COUPON_UNUSABLE.
 */
export async function create(within: Within, { userId, buyer }: Buyer, input: NewOrder): Promise<OrderRow> {
  const { home, businessClock } = within;
  const prices = await currentPrices(home.db);
  const { priced, items, isInvited } = await priceOrder(within, userId, prices, input);
  const orderNo = await nextNumber(home.db, calendarDay(businessClock));
  const at = timestamp(businessClock);
  const minutes = Number(prices("ORDER_MINUTES"));
  const order = await orderTable.insert(home.db, {
    orderNo,
    userId,
    buyer,
    kind: priced.kind,
    status: "PENDING_PAYMENT",
    productType: items[0]?.productType ?? "LAS",
    items,
    listTotal: priced.listAmount.toString(),
    termDiscount: priced.termDiscount.toString(),
    levelDiscount: priced.levelDiscount.toString(),
    couponDiscount: "0",
    payable: priced.amount.toString(),
    paidGift: "0",
    paidCash: "0",
    paidChannel: null,
    couponId: null,
    couponTitle: null,
    dueAt: timestamp(businessClock, minutes * MINUTE),
    warnAt: minutes > WARNED_BEFORE ? timestamp(businessClock, (minutes - WARNED_BEFORE) * MINUTE) : null,
    paidAt: null,
    completedAt: null,
    closeReason: null,
    failure: null,
    attempts: 0,
    refundedGift: "0",
    refundedCash: "0",
    refund: null,
    transactionIds: [],
    events: [{ at, action: "CREATE", status: "PENDING_PAYMENT", actorId: userId, note: null }],
    createdAt: at,
    updatedAt: at,
  });
  tell(within, order.id, "CREATED");
  if (isInvited) await claimInviteDiscount(within, userId, orderNo);
  const held = await withCoupon(within, order, input.couponId ?? null);
  return micros(held.payable) === 0n
    ? await settle(within, held, free, { actorId: userId, who: ["OWNER"] })
    : held;
}

/** All that the balance holds pays. */
const whole = { useGift: true, cashMax: null, by: null };

/** Makes an order and pays for it from the balance; where that does not suffice it waits to be paid for. */
export async function buyFromBalance(
  within: Within,
  userId: string,
  input: NewOrder,
  by = userId,
): Promise<OrderRow> {
  const order = await create(
    within,
    { userId, buyer: (await accountNamed(within.home, userId))?.fullName ?? "" },
    input,
  );
  const payable = micros(order.payable);
  const { GIFT, CASH } = await balancesOf(within.home.db, userId);
  if (order.status !== "PENDING_PAYMENT" || GIFT + CASH < payable) return order;
  return await settle(within, await orderBy(within, order.id), whole, { actorId: by, who: ["OWNER"] });
}

/** Pays for an order from the balance of whose it is. @throws {AppError} ORDER_EXPIRED, STEP_REFUSED, INSUFFICIENT_BALANCE. */
export const payFromBalance = async (within: Within, id: string, by: string): Promise<OrderRow> =>
  await settle(within, await orderBy(within, Number(id)), whole, { actorId: by, who: ["OWNER"] });

export async function createOwn(context: RequestContext, input: NewOrder): Promise<OrderRow> {
  const userId = viewerIdOf(context);
  const buyer = (await userOf(context, userId))?.fullName ?? "";
  return await inHome(context, async (inside) => await create(inside, { userId, buyer }, input));
}

/** Does something to an order that the viewer sees, in a transaction. */
async function change(
  context: RequestContext,
  id: string,
  work: (inside: RequestContext, id: number, doer: Doer) => Promise<OrderRow>,
): Promise<OrderRow> {
  return await inHome(context, async (inside) => {
    const order = await find(inside, id);
    if (!order) throw notFound("Order");
    return await work(inside, order.id, doerOf(inside, order));
  });
}

interface Payment {
  couponId?: string | null;
  useGift: boolean;
  useCash: boolean;
  channel?: PayChannel | null;
  expectedPayable: string;
}

const meansOf = ({ couponId = null, channel = null, ...means }: Payment): Means => ({
  ...means,
  couponId,
  channel,
  expectedPayable: BigInt(means.expectedPayable),
});

export const pay = async (context: RequestContext, id: string, input: Payment): Promise<OrderRow> =>
  await change(context, id, (inside, key, doer) => payWithin(inside, key, meansOf(input), doer));

const said = (given: string | null | undefined, min = 0): string =>
  validate(z.object({ reason: text(min, 200) }), { reason: given ?? "" }).reason;

export const cancel = async (
  context: RequestContext,
  id: string,
  given?: string | null,
): Promise<OrderRow> => {
  const reason = said(given);
  return await change(context, id, async (inside, key, doer) => {
    const order = await orderBy(inside, key);
    const note = reason === "" ? null : reason;
    const changes = { dueAt: null, closeReason: note };
    const row = await step(inside, order, "CANCEL", doer, { changes, note });
    await letAllGo(inside, row);
    return row;
  });
};

export const retry = async (context: RequestContext, id: string): Promise<OrderRow> =>
  await change(context, id, async (inside, key, doer) => provision(inside, await orderBy(inside, key), doer));

export const requestRefund = async (
  context: RequestContext,
  id: string,
  given?: string | null,
): Promise<OrderRow> => {
  const reason = said(given);
  return await change(context, id, (inside, key, doer) => refunding.request(inside, key, doer, reason));
};

export const approveRefund = async (context: RequestContext, id: string): Promise<OrderRow> =>
  await change(context, id, (inside, key, doer) => refunding.approve(inside, key, doer));

export const refuseRefund = async (context: RequestContext, id: string, given: string): Promise<OrderRow> => {
  const reason = said(given, 1);
  return await change(context, id, (inside, key, doer) => refunding.refuse(inside, key, doer, reason));
};
