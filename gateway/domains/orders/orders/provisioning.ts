import { MINUTE, timestamp } from "#gateway/platform/clock.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { amend, orderBy, step, system, type Doer } from "./changes.ts";
import { useUp } from "./coupons.ts";
import { fulfilmentOf, type Outcome } from "./fulfilment.ts";
import { MOST_ATTEMPTS } from "./machine.ts";
import { refundFailed } from "./refunding.ts";
import { noteFirsts } from "./pastRepository.ts";
import type { OrderItemRow, OrderRow } from "./repository.ts";
import { reward } from "./rewards.ts";

/** How long an order that failed waits for another attempt before it is refunded, in milliseconds. */
const SECOND_CHANCE = 60 * MINUTE;

/** Begins to bring about what was paid for, and ends that at once where it is there at once. */
export async function provision(within: Within, order: OrderRow, doer: Doer = system): Promise<OrderRow> {
  const isAgain = order.status === "FAILED";
  const begun = await step(within, order, isAgain ? "RETRY" : "PROVISION", doer, {
    changes: { attempts: order.attempts + 1, dueAt: null, failure: null },
  });
  const items: OrderItemRow[] = [];
  for (const item of begun.items) {
    const isDone = item.resourceIds.length > 0;
    const outcome: Outcome = isDone
      ? { state: "DONE", resourceIds: item.resourceIds }
      : await fulfilmentOf(item.productType).begin(within, begun, item);
    if (outcome.state === "FAILED") return await failed(within, await kept(items), outcome.reason);
    items.push(outcome.state === "DONE" ? { ...item, resourceIds: outcome.resourceIds } : item);
  }
  const all = await kept(items);
  return items.every(({ resourceIds }) => resourceIds.length > 0) ? await complete(within, all) : all;

  async function kept(done: readonly OrderItemRow[]): Promise<OrderRow> {
    const rest = begun.items.slice(done.length);
    return await amend(within, begun, { items: [...done, ...rest] });
  }
}

async function complete(within: Within, order: OrderRow): Promise<OrderRow> {
  const completedAt = timestamp(within.businessClock);
  const done = await step(within, order, "COMPLETE", system, { changes: { completedAt } });
  const types = [...new Set(done.items.map(({ productType }) => productType))];
  await noteFirsts(
    within.home.db,
    types.map((productType) => ({ userId: done.userId, productType, orderId: done.id })),
  );
  await useUp(within, done);
  await reward(within, done);
  return done;
}

async function failed(within: Within, order: OrderRow, reason: string): Promise<OrderRow> {
  const isOver = order.attempts >= MOST_ATTEMPTS;
  const dueAt = isOver ? null : timestamp(within.businessClock, SECOND_CHANCE);
  const row = await step(within, order, "FAIL", system, {
    changes: { dueAt, failure: reason },
    note: reason,
  });
  return isOver ? await refundFailed(within, row) : row;
}

/**
 * Says how it ended to bring an item of an order about: what a fulfilment calls that answered RUNNING.
 * @throws {AppError} NOT_FOUND, STEP_REFUSED where the order waits for nothing.
 */
export async function finish(
  within: Within,
  orderId: number,
  itemIndex: number,
  outcome: Exclude<Outcome, { state: "RUNNING" }>,
): Promise<OrderRow> {
  const order = await orderBy(within, orderId);
  if (outcome.state === "FAILED") return await failed(within, order, outcome.reason);
  const items = order.items.map((item, index) =>
    index === itemIndex ? { ...item, resourceIds: outcome.resourceIds } : item,
  );
  const row = await amend(within, order, { items });
  return items.every(({ resourceIds }) => resourceIds.length > 0) ? await complete(within, row) : row;
}
