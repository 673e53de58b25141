import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { calendarDay, timestamp } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { masked } from "#gateway/domains/ledger/transactions/rules.ts";
import { BIND_WITHIN, closedReason } from "./binding.ts";
import { sumOf } from "./dayRepository.ts";
import * as relations from "./relationRepository.ts";
import type { InvitationRow } from "./repository.ts";

const MOST_DAYS = 365;

/** What came of the viewer's codes in the last days, and in as many before. */
export async function funnel(
  context: RequestContext,
  { days, codeId = null }: { days: number; codeId?: string | null },
) {
  if (days < 1 || days > MOST_DAYS)
    throw badInput({
      days: {
        code: "OUT_OF_RANGE",
        message: `days must be from 1 to ${MOST_DAYS}.`,
        params: { min: 1, max: MOST_DAYS },
      },
    });
  if (codeId?.includes("\0"))
    throw badInput({ codeId: { code: "UNKNOWN", message: "There is no such code of yours." } });
  const { home, businessClock } = context;
  const of = (from: number, before: number) =>
    sumOf(home.db, viewerIdOf(context), {
      codeId,
      from: calendarDay(businessClock, from),
      before: calendarDay(businessClock, before),
    });
  return { ...(await of(1 - days, 1)), former: await of(1 - 2 * days, 1 - days) };
}

export const discountBps = async ({ home }: RequestContext): Promise<number> =>
  Number((await currentPrices(home.db))("INVITEE_DISCOUNT"));

const reviews = ({ viewer }: RequestContext): boolean => viewer?.ability.can("read", "MoneyReview") ?? false;

export async function nameOf(context: RequestContext, userId: string): Promise<string> {
  const name = (await userOf(context, userId))?.fullName ?? "";
  return userId === context.viewer?.userId || reviews(context) ? name : masked(name);
}

/** Who invited the viewer, and whether a code can still be given. */
export async function offer(context: RequestContext) {
  const invitation = (await relations.inviterOf(context.home.db, viewerIdOf(context))) ?? null;
  const reason = await closedReason(context);
  const user = await userOf(context, viewerIdOf(context));
  return {
    invitation,
    canBind: reason === null,
    until: user === null ? null : timestamp({ now: () => Date.parse(user.createdAt) }, BIND_WITHIN),
    discountBps: await discountBps(context),
  };
}

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export async function reviewPage(
  context: RequestContext,
  paged: { page: number; itemsPerPage: number },
): Promise<{ items: InvitationRow[]; total: number }> {
  const { page, itemsPerPage } = strictList(paged);
  return await relations.pageOf(context.home.db, "review", itemsPerPage, (page - 1) * itemsPerPage);
}
