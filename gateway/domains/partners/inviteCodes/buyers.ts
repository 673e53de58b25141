import { calendarDay, timestamp } from "#gateway/platform/clock.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { countDay } from "./dayRepository.ts";
import * as relations from "./relationRepository.ts";

/** Whether somebody would get the discount of who was invited for the next order: it is for the first one. */
export async function hasInviteDiscount(
  { home: { db } }: Pick<Within, "home">,
  userId: string,
): Promise<boolean> {
  const relation = await relations.inviterOf(db, userId);
  if (relation?.state !== "bound" || relation.discountOrderNo !== null) return false;
  return !(await relations.buyer(db, userId));
}

/** Gives that discount to an order; false where another order has it. */
export const claimInviteDiscount = async (
  { home: { db } }: Pick<Within, "home">,
  userId: string,
  orderNo: string,
): Promise<boolean> => await relations.claimDiscount(db, userId, orderNo);

/** Lets an order's discount serve again, where the order did not come about. */
export const releaseInviteDiscount = async (
  { home: { db } }: Pick<Within, "home">,
  userId: string,
  orderNo: string,
): Promise<void> => await relations.releaseDiscount(db, userId, orderNo);

/** Counts a completed order that something was paid for. */
export async function countPaid(
  { home: { db }, businessClock }: Pick<Within, "home" | "businessClock">,
  { userId, isCash }: { userId: string; isCash: boolean },
): Promise<void> {
  const isFirst = await relations.countOrder(db, userId, timestamp(businessClock), isCash ? 1 : 0);
  const relation = isFirst ? await relations.inviterOf(db, userId) : undefined;
  if (relation?.state === "bound") await countDay(db, relation.codeId, calendarDay(businessClock), "paid");
}

/** Takes a cash order back that was refunded whole. */
export const uncountPaid = async ({ home: { db } }: Pick<Within, "home">, userId: string): Promise<void> =>
  await relations.uncountOrder(db, userId);
