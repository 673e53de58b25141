import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { MINUTE } from "#gateway/platform/clock.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { masked } from "#gateway/domains/ledger/transactions/rules.ts";
import { openTo } from "./machine.ts";
import * as kept from "./repository.ts";
import type { TransferRow } from "./repository.ts";
import { DAY_COUNT, DAY_MAX, dayStart, HOLD, HOLD_ABOVE, MAX, MIN } from "./terms.ts";

export async function terms(context: RequestContext) {
  const { home, businessClock } = context;
  const sent = await kept.sentFrom(home.db, viewerIdOf(context), dayStart(businessClock));
  const left = DAY_MAX - sent.amount;
  return {
    min: MIN.toString(),
    max: MAX.toString(),
    dayMax: DAY_MAX.toString(),
    dayCount: DAY_COUNT,
    leftAmount: (left < 0n ? 0n : left).toString(),
    leftCount: Math.max(0, DAY_COUNT - sent.count),
    holdAbove: HOLD_ABOVE.toString(),
    holdMinutes: HOLD / MINUTE,
  };
}

const reviews = ({ viewer }: RequestContext): boolean => viewer?.ability.can("read", "MoneyReview") ?? false;

/** Somebody's name, masked where it is neither the viewer's own nor the viewer of finance. */
export async function nameOf(context: RequestContext, userId: string): Promise<string> {
  const name = (await userOf(context, userId))?.fullName ?? "";
  return userId === context.viewer?.userId || reviews(context) ? name : masked(name);
}

export function actions(context: RequestContext, row: TransferRow) {
  const id = context.viewer?.userId;
  const mayReverse =
    (context.viewer?.ability.can("manage", "MoneyReview") ?? false) &&
    ![row.fromId, row.toId].some((one) => one === id);
  return [
    ...(row.fromId === id && openTo(row, "sender").includes("CANCEL") ? (["CANCEL"] as const) : []),
    ...(mayReverse && openTo(row, "finance").includes("REVERSE") ? (["REVERSE"] as const) : []),
  ];
}

interface Paged {
  page: number;
  itemsPerPage: number;
}

async function pageOf(context: RequestContext, userId: string | null, paged: Paged) {
  const { page, itemsPerPage } = strictList(paged);
  return await kept.page(context.home.db, userId, itemsPerPage, (page - 1) * itemsPerPage);
}

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export const own = async (context: RequestContext, paged: Paged) =>
  await pageOf(context, viewerIdOf(context), paged);

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export const all = async (context: RequestContext, paged: Paged) => await pageOf(context, null, paged);
