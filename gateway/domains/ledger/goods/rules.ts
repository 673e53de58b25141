import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { micros } from "#gateway/platform/micros.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { give } from "#gateway/domains/ledger/coupons/rules.ts";
import { couponTemplateById } from "#gateway/domains/ledger/coupons/repository.ts";
import { hold, ofUser } from "#gateway/domains/ledger/points/repository.ts";
import { giveBack, spend } from "#gateway/domains/ledger/points/rules.ts";
import { hold as holdMoney, post } from "#gateway/domains/ledger/transactions/rules.ts";
import * as kept from "./repository.ts";
import type { GoodRow, RedemptionRow } from "./repository.ts";

export type GoodRefusal = "SOLD_OUT" | "LIMIT" | "NOT_YET" | "OVER" | "TOO_FEW_POINTS";

const refused = (reason: GoodRefusal): AppError =>
  new AppError("GOOD_REFUSED", `This cannot be taken now: ${reason}. Look at what is offered.`, { reason });

/** Months of limits begin everywhere at once: by UTC. */
const monthStart = (now: string): string => `${now.slice(0, 7)}-01T00:00:00.000Z`;

/** How many the viewer may still take; null without a limit. */
export async function leftToViewer(context: RequestContext, good: GoodRow): Promise<number | null> {
  if (good.perUser === null) return null;
  const since = good.period === "month" ? monthStart(timestamp(context.businessClock)) : null;
  return Math.max(
    good.perUser - (await kept.takenBy(context.home.db, viewerIdOf(context), good.id, since)),
    0,
  );
}

export const leftOf = ({ stock, taken }: GoodRow): number | null => (stock === null ? null : stock - taken);

/** Why the viewer cannot take a good now, but for its points. */
async function closedBy(context: RequestContext, good: GoodRow): Promise<GoodRefusal | null> {
  const now = timestamp(context.businessClock);
  if (!good.isOpen || (good.to !== null && good.to <= now)) return "OVER";
  if (good.from !== null && good.from > now) return "NOT_YET";
  if (leftOf(good) === 0) return "SOLD_OUT";
  return (await leftToViewer(context, good)) === 0 ? "LIMIT" : null;
}

export async function refusalOf(context: RequestContext, good: GoodRow): Promise<GoodRefusal | null> {
  const closed = await closedBy(context, good);
  if (closed) return closed;
  const { balance } = await ofUser(context.home.db, viewerIdOf(context));
  return balance < good.costPoints ? "TOO_FEW_POINTS" : null;
}

export async function shown(context: RequestContext): Promise<GoodRow[]> {
  const rows = await kept.goods(context.home.db);
  if (context.viewer?.ability.can("manage", "Promotion")) return rows;
  const now = timestamp(context.businessClock);
  return rows.filter(({ isOpen, to }) => isOpen && (to === null || to > now));
}

/** Brings what was taken; answers why it cannot be had, or null. */
async function fulfil(
  context: RequestContext,
  good: GoodRow,
  { id, userId }: RedemptionRow,
): Promise<string | null> {
  if (good.type === "coupon") {
    const template = await couponTemplateById(context.home.db, good.couponTemplateId ?? "");
    if (!template) return "OVER";
    try {
      await give(context, { userId, template, isClaimed: false });
    } catch (error) {
      if (error instanceof AppError && error.code === "COUPON_UNUSABLE")
        return error.details.reason ?? "OVER";
      throw error;
    }
  }
  if (good.type === "gift") {
    const amount = micros(good.giftAmount ?? 0);
    await post(context, {
      type: "pointsGood",
      ref: { type: "redemption", id },
      memo: good.title,
      actorId: userId,
      key: id,
      entries: [
        { account: { platform: "GIFT_COST" }, delta: -amount },
        { account: { userId, kind: "GIFT" }, delta: amount },
      ],
    });
  }
  return null;
}

/** @throws {AppError} NOT_FOUND, GOOD_REFUSED, INSUFFICIENT_POINTS. */
export async function redeem(context: RequestContext, goodId: string): Promise<RedemptionRow> {
  const userId = viewerIdOf(context);
  return await inHome(context, async (inside) => {
    const { db } = inside.home;
    // As a refund does: the money first, then the points.
    await holdMoney(inside.home, [userId]);
    await hold(inside.home, userId);
    const good = await kept.goodById(db, goodId);
    if (!good) throw notFound("Good");
    const closed = await closedBy(inside, good);
    if (closed) throw refused(closed);
    if (!(await kept.takeOne(db, goodId))) throw refused("SOLD_OUT");
    const row: RedemptionRow = {
      id: newId("rdm", inside.businessClock),
      userId,
      goodId,
      points: good.costPoints,
      state: "pending",
      failure: null,
      quantity: good.quantity,
      usedFor: null,
      at: timestamp(inside.businessClock),
    };
    const movement = { userId, reason: "redeem", ref: row.id } as const;
    await spend(inside, { ...movement, points: good.costPoints });
    await kept.insertRedemption(db, row);
    const failure = await fulfil(inside, good, row);
    if (failure !== null) {
      await giveBack(inside, movement);
      await kept.putBack(db, goodId);
    }
    const end = { state: failure === null ? "fulfilled" : "failed", failure } as const;
    return (await kept.endRedemption(db, row.id, end)) ?? row;
  });
}

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export async function own(context: RequestContext, asked: { page: number; itemsPerPage: number }) {
  const { page, itemsPerPage } = strictList(asked);
  return await kept.redemptionPage(context.home.db, viewerIdOf(context), {
    limit: itemsPerPage,
    offset: (page - 1) * itemsPerPage,
  });
}

/** How many places for domains somebody got for points. */
export const domainSlotsOf = async (db: Db, userId: string): Promise<number> =>
  (await kept.unused(db, userId, "domainSlot")).reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

/** The days for plans that somebody got for points and has not used. */
export const planDaysOf = async (db: Db, userId: string): Promise<{ id: string; days: number }[]> =>
  (await kept.unused(db, userId, "planDays")).map(({ id, quantity }) => ({ id, days: quantity ?? 0 }));

/** Uses days for a plan; false where they are used already. */
export const usePlanDays = async (db: Db, redemptionId: string, usedFor: string): Promise<boolean> =>
  await kept.spendRedemption(db, redemptionId, usedFor);
