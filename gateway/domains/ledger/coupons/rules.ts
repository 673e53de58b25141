import { DAY, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import * as coupons from "./repository.ts";
import type { CouponRow, CouponTemplateRow } from "./repository.ts";
import { byCode, countBack, countOut, templatesByIds } from "./templateRepository.ts";
import { byWorth, useOf, type CouponUse, type OrderFacts } from "./usable.ts";

export type { CouponReason, CouponUse, OrderFacts } from "./usable.ts";

/** What changing coupons needs: where it is one transaction with other things, `home` is within it, and `homeLive` waits for its end. */
export type Within = Pick<RequestContext, "home" | "homeLive"> & { businessClock: Clock };

const AT_ONCE = 200;

export const topicOf = (userId: string): string => `ledger_coupons:${userId}`;

const tell = (
  { homeLive }: Within,
  { userId, id }: CouponRow,
  kind: "CREATED" | "UPDATED" = "UPDATED",
): void => homeLive.publish(topicOf(userId), { kind, id });

/** Says why a coupon does not serve, or cannot be had. */
export const unusable = (reason: string): AppError =>
  new AppError("COUPON_UNUSABLE", `This coupon cannot be taken: ${reason}. Choose another one.`, { reason });

/** What of a person's coupons serves for an order, the best first, and why each of the others does not. */
export async function usableFor(
  db: Db,
  userId: string,
  order: OrderFacts,
  now: string,
): Promise<CouponUse[]> {
  const inHand = await coupons.inHand(db, userId);
  const templates = await templatesByIds(db, [...new Set(inHand.map(({ templateId }) => templateId))]);
  const terms = new Map(templates.map((template) => [template.id, template]));
  return inHand
    .flatMap((coupon) => {
      const template = terms.get(coupon.templateId);
      return template ? [useOf(coupon, template, order, now)] : [];
    })
    .toSorted(byWorth);
}

/**
 * Holds a coupon for an order that is not paid yet, and answers what it takes off; two that ask at once get it once.
 * @throws {AppError} COUPON_UNUSABLE with `reason`.
 */
export async function lock(
  within: Within,
  {
    userId,
    couponId,
    orderId,
    order,
  }: { userId: string; couponId: string; orderId: string; order: OrderFacts },
): Promise<bigint> {
  return await inHome(within, async (inside) => {
    const { db } = inside.home;
    const now = timestamp(inside.businessClock);
    const coupon = await coupons.couponById(db, couponId);
    const template =
      coupon?.userId === userId ? await coupons.couponTemplateById(db, coupon.templateId) : undefined;
    if (!coupon || !template) throw unusable("UNKNOWN");
    const { discount, reasons } = useOf(coupon, template, order, now);
    if (reasons[0]) throw unusable(reasons[0]);
    const held = await coupons.move(
      db,
      { id: couponId, state: "available" },
      { state: "locked", orderId },
      now,
    );
    if (!held) throw unusable("LOCKED");
    tell(within, held);
    return discount;
  });
}

/** Lets the coupon of an order go that did not come about; where there is none nothing happens. */
export async function unlock(within: Within, orderId: string): Promise<void> {
  await inHome(within, async ({ home: { db } }) => {
    const held = await coupons.ofOrder(db, orderId);
    const freed =
      held &&
      (await coupons.move(db, { id: held.id, state: "locked" }, { state: "available", orderId: null }));
    if (freed) tell(within, freed);
  });
}

/**
 * Uses up the coupon that an order holds; a second time changes nothing, and where the order holds none nothing happens.
 */
export async function use(within: Within, orderId: string): Promise<void> {
  await inHome(within, async ({ home: { db } }) => {
    const held = await coupons.ofOrder(db, orderId);
    const used = held && (await coupons.move(db, { id: held.id, state: "locked" }, { state: "used" }));
    if (used) tell(within, used);
  });
}

const expiryOf = (within: Within, { validDays, validTo }: CouponTemplateRow): string =>
  validTo ?? timestamp(within.businessClock, (validDays ?? 30) * DAY);

/**
 * Gives a coupon of a template to somebody, within its number.
 * @throws {AppError} COUPON_UNUSABLE with the reason SOLD_OUT or CLAIMED.
 */
export async function give(
  within: Within,
  { userId, template, isClaimed }: { userId: string; template: CouponTemplateRow; isClaimed: boolean },
): Promise<CouponRow> {
  return await inHome(within, async (inside) => {
    const { db } = inside.home;
    if (!(await countOut(db, template.id))) throw unusable("SOLD_OUT");
    if (isClaimed && (await coupons.claimedBy(db, template.id, userId)) >= template.perUser) {
      // Whoever goes on in spite of the refusal keeps no count of what was not given.
      await countBack(db, template.id);
      throw unusable("CLAIMED");
    }
    const row: CouponRow = {
      id: newId("cpn", inside.businessClock),
      userId,
      templateId: template.id,
      state: "available",
      orderId: null,
      revokeReason: null,
      isClaimed,
      claimedAt: timestamp(inside.businessClock),
      expiresAt: expiryOf(inside, template),
    };
    await coupons.insert(db, row);
    tell(within, row, "CREATED");
    return row;
  });
}

export type ClaimState = "OPEN" | "NOT_YET" | "CLAIMED" | "SOLD_OUT" | "OVER";

/** Whether somebody can claim a coupon now. */
export async function stateFor(
  { home, businessClock }: Within,
  userId: string,
  { id, total, claimed, perUser, claimFrom, claimTo, validTo, isOpen }: CouponTemplateRow,
): Promise<ClaimState> {
  const now = timestamp(businessClock);
  if (!isOpen || [claimTo, validTo].some((end) => end !== null && end <= now)) return "OVER";
  if (claimFrom !== null && claimFrom > now) return "NOT_YET";
  if ((await coupons.claimedBy(home.db, id, userId)) >= perUser) return "CLAIMED";
  return total !== null && claimed >= total ? "SOLD_OUT" : "OPEN";
}

/** @throws {AppError} COUPON_UNUSABLE */
export async function claimFor(
  within: Within,
  userId: string,
  template: CouponTemplateRow,
): Promise<CouponRow> {
  const state = await stateFor(within, userId, template);
  if (state !== "OPEN") throw unusable(state);
  return await give(within, { userId, template, isClaimed: true });
}

/** Claims by a code; undefined where it is of no coupon. @throws {AppError} COUPON_UNUSABLE */
export async function claimByCode(
  within: Within,
  userId: string,
  code: string,
): Promise<CouponRow | undefined> {
  const template = await byCode(within.home.db, code);
  return template && (await claimFor(within, userId, template));
}

/** Lets coupons expire that nobody holds; `homeLive` waits for the end of the transaction. */
export async function expireDue(within: Within, until: string): Promise<void> {
  const { db } = within.home;
  for (const coupon of await coupons.expired(db, until, AT_ONCE)) {
    const over = await coupons.move(db, coupon, { state: "expired" });
    if (over) tell(within, over);
  }
}
