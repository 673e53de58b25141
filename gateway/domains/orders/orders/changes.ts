import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { micros } from "#gateway/platform/micros.ts";
import { hold, type Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { beneficiariesOf } from "#gateway/domains/partners/commissions/rules.ts";
import { allow, type Actor, type Facts, type OrderAction } from "./machine.ts";
import { holdOrder } from "./dueRepository.ts";
import { tellStep } from "./news.ts";
import { orderTable, type OrderData, type OrderRow, type OrderStatus } from "./repository.ts";

/** The live topic of all orders. */
export const TOPIC = orderTable.name;

/** Who does something to an order. */
export interface Doer {
  actorId: string | null;
  who: readonly Actor[];
}

/** The platform itself. */
export const system: Doer = { actorId: null, who: ["SYSTEM"] };

export const amounts = (order: OrderData) => ({
  listTotal: micros(order.listTotal),
  couponDiscount: micros(order.couponDiscount),
  payable: micros(order.payable),
  paidGift: micros(order.paidGift),
  paidCash: micros(order.paidCash),
});

/** Says that an order changed, once that is kept. */
export const tell = ({ homeLive, afterwards }: Within, id: number, kind: "CREATED" | "UPDATED"): void =>
  afterwards(() => homeLive.publish(TOPIC, { kind, id: String(id) }));

/** Somebody else was faster: the answer holds what the order is now. */
const overtaken = () =>
  new AppError("VERSION_CONFLICT", "Order: it changed meanwhile. Look at it again, and then do this.");

/**
 * Orders as they stand within the transaction. Nobody else changes them until its end, nor the money of whoever they concern:
 * that is held before the first of them is changed, in one order for everybody.
 */
export async function ordersBy(within: Pick<Within, "home">, ids: readonly number[]): Promise<OrderRow[]> {
  const orders: OrderRow[] = [];
  const concerned: string[] = [];
  for (const id of ids) {
    await holdOrder(within.home, id);
    const order = await orderTable.byId(within.home.db, id);
    if (!order) throw notFound("Order");
    orders.push(order);
    concerned.push(order.userId, ...(await beneficiariesOf(within, order.orderNo)));
  }
  await hold(within.home, concerned);
  return orders;
}

/** One of them. */
export async function orderBy(within: Pick<Within, "home">, id: number): Promise<OrderRow> {
  const [order] = await ordersBy(within, [id]);
  if (!order) throw notFound("Order");
  return order;
}

const factsOf = ({ businessClock }: Within, order: OrderRow, { actorId }: Doer): Facts => ({
  now: timestamp(businessClock),
  isOwn: actorId === order.userId,
  refund: null,
});

interface Taken {
  changes?: Partial<OrderData>;
  note?: string | null;
  facts?: Partial<Facts>;
}

/**
 * Where a step would lead.
 * @throws {AppError} FORBIDDEN, ORDER_EXPIRED, STEP_REFUSED.
 */
export const allowed = (
  within: Within,
  order: OrderRow,
  action: OrderAction,
  doer: Doer,
  facts: Partial<Facts> = {},
): OrderStatus => allow(order, action, doer.who, { ...factsOf(within, order, doer), ...facts });

/**
 * Takes one step with an order as it was read, with what changes by it.
 * @throws {AppError} FORBIDDEN, ORDER_EXPIRED, STEP_REFUSED; VERSION_CONFLICT where somebody was faster.
 */
export async function step(
  within: Within,
  order: OrderRow,
  action: OrderAction,
  doer: Doer,
  { changes = {}, note = null, facts = {} }: Taken = {},
): Promise<OrderRow> {
  const status = allowed(within, order, action, doer, facts);
  const at = timestamp(within.businessClock);
  const event = { at, action, status, actorId: doer.actorId, note };
  const changed = await orderTable.update(within.home.db, order, {
    ...changes,
    status,
    warnAt: null,
    events: [...order.events, event],
    updatedAt: at,
  });
  if (!changed) throw overtaken();
  tell(within, order.id, "UPDATED");
  await tellStep(within, changed, action);
  return changed;
}

/** Writes something into an order that is no step. */
export async function amend(within: Within, order: OrderRow, changes: Partial<OrderData>): Promise<OrderRow> {
  const at = timestamp(within.businessClock);
  const changed = await orderTable.update(within.home.db, order, { ...changes, updatedAt: at });
  if (!changed) throw overtaken();
  return changed;
}
