import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { notFound } from "#gateway/platform/errors.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { mapEach } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import * as coupons from "./repository.ts";
import type { CouponRow, CouponStateText, CouponTemplateRow } from "./repository.ts";
import { give, topicOf, unusable } from "./rules.ts";
import { byCode, offered as offeredTemplates, templateById } from "./templateRepository.ts";

const order = ["OPEN", "NOT_YET", "CLAIMED", "SOLD_OUT", "OVER"] as const;
export type ClaimState = (typeof order)[number];

/** Whether the viewer can claim a coupon now. */
export async function claimStateOf(
  context: RequestContext,
  template: CouponTemplateRow,
): Promise<ClaimState> {
  const { total, claimed, perUser, claimFrom, claimTo, validTo, isOpen } = template;
  const now = timestamp(context.businessClock);
  if (!isOpen || [claimTo, validTo].some((end) => end !== null && end <= now)) return "OVER";
  if (claimFrom !== null && claimFrom > now) return "NOT_YET";
  const own = await coupons.claimedBy(context.home.db, template.id, viewerIdOf(context));
  if (own >= perUser) return "CLAIMED";
  return total !== null && claimed >= total ? "SOLD_OUT" : "OPEN";
}

/** What is offered to everybody, what the viewer can claim first. */
export async function offered(context: RequestContext): Promise<CouponTemplateRow[]> {
  const rows = await offeredTemplates(context.home.db, timestamp(context.businessClock));
  const states = await Promise.all(rows.map((row) => claimStateOf(context, row)));
  return order.flatMap((state) => rows.filter((_, at) => states[at] === state));
}

async function claimOf(context: RequestContext, template: CouponTemplateRow): Promise<CouponRow> {
  return await inHome(context, async (inside) => {
    const state = await claimStateOf(inside, template);
    if (state !== "OPEN") throw unusable(state);
    return await give(inside, { userId: viewerIdOf(inside), template, isClaimed: true });
  });
}

/** @throws {AppError} NOT_FOUND, COUPON_UNUSABLE. */
export async function claim(context: RequestContext, templateId: string): Promise<CouponRow> {
  const template = await templateById(context.home.db, templateId);
  if (!template || template.code !== null) throw notFound("Coupon");
  return await claimOf(context, template);
}

/** Claims by a code; undefined where it is of no coupon. @throws {AppError} COUPON_UNUSABLE */
export async function claimByCode(context: RequestContext, code: string): Promise<CouponRow | undefined> {
  const template = await byCode(context.home.db, code);
  return template && (await claimOf(context, template));
}

interface PageArgs {
  states?: readonly CouponStateText[] | null;
  page: number;
  itemsPerPage: number;
}

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export async function own(context: RequestContext, { states, ...asked }: PageArgs) {
  const { page, itemsPerPage } = strictList(asked);
  const place = { limit: itemsPerPage, offset: (page - 1) * itemsPerPage };
  return await coupons.page(context.home.db, viewerIdOf(context), states ?? null, place);
}

export const changes = (context: RequestContext) =>
  mapEach(context.homeLive.subscribe(topicOf(viewerIdOf(context))), ({ id }) => ({ couponChanged: id }));
