import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { DAY } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { micros } from "#gateway/platform/micros.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { daysOf, quote, type BillingPeriod } from "#gateway/domains/catalogue/quotes/rules.ts";
import { balancesOf } from "#gateway/domains/ledger/transactions/rules.ts";
import { owes } from "#gateway/domains/ledger/usage/rules.ts";
import { buyFromBalance, create, payFromBalance } from "#gateway/domains/orders/orders/rules.ts";
import { allow, amend, overtaken, type Changing } from "#gateway/domains/machines/machines/rules.ts";
import { byId, type MachineRow } from "#gateway/domains/machines/machines/repository.ts";
import { change } from "./changing.ts";
import { diskGibOf } from "./taking.ts";

type Sized = Pick<MachineRow, "productId" | "disks" | "bandwidthMbps">;

const short = (amount: bigint) =>
  new AppError("INSUFFICIENT_BALANCE", "The balance does not pay for it: recharge first.", {
    short: amount.toString(),
  });

/** Refuses to make by the hour what its owner cannot pay the first one of. @throws {AppError} INSUFFICIENT_BALANCE */
export async function afford(db: Db, ownerId: string, sized: Sized): Promise<void> {
  const spec = { diskGib: diskGibOf(sized), bandwidthMbps: sized.bandwidthMbps, hours: 1 };
  const item = { productId: sized.productId, spec, period: "HOUR", quantity: 1 } as const;
  const { amount } = quote(await currentPrices(db), { kind: "NEW", levelBps: 0n, items: [item] });
  const { unpaid } = await owes(db, ownerId);
  const { GIFT, CASH } = await balancesOf(db, ownerId);
  if (amount + unpaid > GIFT + CASH) throw short(amount + unpaid - GIFT - CASH);
}

export const specOf = (sized: Sized) => ({
  diskGib: diskGibOf(sized),
  bandwidthMbps: sized.bandwidthMbps,
});

/** What an order that changes a machine is for, in one text: only such a one is brought about. */
export const settlingOf = (
  productId: string,
  spec: { diskGib?: number | undefined; bandwidthMbps?: number | undefined },
): string => [productId, spec.diskGib ?? 0, spec.bandwidthMbps ?? 0].join("/");

const now = async (within: Changing, { id }: MachineRow): Promise<MachineRow> => {
  const row = await byId(within.home.db, id);
  if (!row) throw overtaken();
  return row;
};

/**
 * Pays what a machine costs more from now on, for the rest of its term; by the hour its meter says it.
 * @throws {AppError} INSUFFICIENT_BALANCE with `short`: nothing of it is kept then.
 */
export async function settle(
  within: Changing,
  machine: MachineRow,
  next: Sized,
  by: string | null,
): Promise<MachineRow> {
  if (machine.period === "HOUR") {
    await afford(within.home.db, machine.ownerId, next);
    return machine;
  }
  const spec = specOf(next);
  const settling = settlingOf(next.productId, spec);
  await amend(within, machine, { settling });
  const item = {
    productId: next.productId,
    period: machine.period,
    quantity: 1,
    spec,
    resourceId: machine.id,
  };
  const order = await buyFromBalance(
    within,
    machine.ownerId,
    { kind: "UPGRADE", items: [item] },
    by ?? machine.ownerId,
  );
  if (order.status === "PENDING_PAYMENT") {
    const { GIFT, CASH } = await balancesOf(within.home.db, machine.ownerId);
    throw short(micros(order.payable) - GIFT - CASH);
  }
  return await amend(within, await now(within, machine), { settling: null });
}

/** Orders a machine's first term; it is made once that is paid for. */
export async function orderFor(
  inside: RequestContext,
  machine: MachineRow,
  couponId: string | null,
): Promise<string> {
  const { ownerId, productId, period, id, imageId, regionId } = machine;
  const buyer = (await userOf(inside, ownerId))?.fullName ?? "";
  const item = {
    productId,
    period,
    quantity: 1,
    spec: { ...specOf(machine), labels: [id, regionId, imageId] },
  };
  const order = await create(inside, { userId: ownerId, buyer }, { kind: "NEW", items: [item], couponId });
  return String(order.id);
}

/** Pays for a machine that waits for that. @throws {AppError} NOT_FOUND, FORBIDDEN, STEP_REFUSED, ORDER_EXPIRED, INSUFFICIENT_BALANCE. */
export const pay = async (context: RequestContext, id: string): Promise<MachineRow> =>
  await change(context, id, "PAY", async (inside, machine, who) => {
    allow(machine, "PAY", who);
    if (machine.orderId === null)
      throw new AppError("STEP_REFUSED", "There is no order to pay for.", { reason: "PAID" });
    await payFromBalance(inside, machine.orderId, viewerIdOf(inside));
    return await now(inside, machine);
  });

/** Lets a machine's term go on for longer. @throws {AppError} NOT_FOUND, FORBIDDEN, STEP_REFUSED, INSUFFICIENT_BALANCE. */
export const renew = async (
  context: RequestContext,
  id: string,
  period: BillingPeriod,
): Promise<MachineRow> =>
  await change(context, id, "RENEW", async (inside, machine, who) => {
    allow(machine, "RENEW", who);
    const { ownerId } = machine;
    const item = { productId: paidAs(machine), period, quantity: 1, spec: {}, resourceId: id };
    const order = await buyFromBalance(inside, ownerId, { kind: "RENEW", items: [item] }, viewerIdOf(inside));
    if (order.status === "PENDING_PAYMENT") {
      const { GIFT, CASH } = await balancesOf(inside.home.db, ownerId);
      throw short(micros(order.payable) - GIFT - CASH);
    }
    return await now(inside, machine);
  });

/** The flavour that is paid for: a change that is not confirmed is not. */
export const paidAs = ({ productId, formerProductId }: MachineRow): string => formerProductId ?? productId;

/** What an order that renews or changes a machine has to know of it. */
export function currentOf({ businessClock }: Pick<Changing, "businessClock">, machine: MachineRow) {
  const end = machine.expiresAt === null ? businessClock.now() : Date.parse(machine.expiresAt);
  const left = Math.max(0, Math.ceil((end - businessClock.now()) / DAY));
  const termDays = Math.max(daysOf(machine.period), left, 1);
  return { productId: paidAs(machine), spec: specOf(machine), remainingDays: left, termDays };
}
