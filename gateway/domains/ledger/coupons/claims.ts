import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { notFound } from "#gateway/platform/errors.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { mapEach } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import * as coupons from "./repository.ts";
import type { CouponRow, CouponStateText, CouponTemplateRow } from "./repository.ts";
import { claimFor, stateFor, topicOf, type ClaimState } from "./rules.ts";
import { offered as offeredTemplates } from "./templateRepository.ts";

const order = ["OPEN", "NOT_YET", "CLAIMED", "SOLD_OUT", "OVER"] as const;

/** Whether the viewer can claim a coupon now. */
export const claimStateOf = async (
  context: RequestContext,
  template: CouponTemplateRow,
): Promise<ClaimState> => await stateFor(context, viewerIdOf(context), template);

/** What is offered to everybody, what the viewer can claim first. */
export async function offered(context: RequestContext): Promise<CouponTemplateRow[]> {
  const rows = await offeredTemplates(context.home.db, timestamp(context.businessClock));
  const states = await Promise.all(rows.map((row) => claimStateOf(context, row)));
  return order.flatMap((state) => rows.filter((_, at) => states[at] === state));
}

/** @throws {AppError} NOT_FOUND, COUPON_UNUSABLE. */
export async function claim(context: RequestContext, templateId: string): Promise<CouponRow> {
  const template = await coupons.couponTemplateById(context.home.db, templateId);
  if (!template || template.code !== null) throw notFound("Coupon");
  return await claimFor(context, viewerIdOf(context), template);
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
