import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { openTo, selfApproval } from "./machine.ts";
import * as kept from "./repository.ts";
import type { WithdrawalRow, WithdrawalStatusText } from "./repository.ts";

const reviews = ({ viewer }: RequestContext): boolean =>
  viewer?.ability.can("manage", "MoneyReview") ?? false;

export const holderOf = async (context: RequestContext, { userId }: WithdrawalRow): Promise<string> =>
  (await userOf(context, userId))?.fullName ?? "";

/** The account that is paid to, whole for whoever pays while it is not paid. */
export const accountOf = (context: RequestContext, { sealed }: WithdrawalRow): string | null =>
  sealed !== null && reviews(context) ? context.sealer.open(sealed) : null;

export async function approverOf(
  context: RequestContext,
  { approvedBy }: WithdrawalRow,
): Promise<string | null> {
  if (approvedBy === null || !reviews(context)) return null;
  return (await userOf(context, approvedBy))?.fullName ?? null;
}

/** What the viewer may do; what another person of finance has to do is told with the reason. */
export function actions(context: RequestContext, row: WithdrawalRow) {
  const id = context.viewer?.userId ?? "";
  const own = row.userId === id ? openTo(row, "owner") : [];
  const staff = reviews(context) ? openTo(row, "finance") : [];
  return [...own, ...staff].map((name) => ({ name, isOthers: selfApproval(row, name, id) }));
}

interface Paged {
  page: number;
  itemsPerPage: number;
}

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export async function own(context: RequestContext, paged: Paged) {
  const { page, itemsPerPage } = strictList(paged);
  return await kept.page(context.home.db, {
    userId: viewerIdOf(context),
    limit: itemsPerPage,
    offset: (page - 1) * itemsPerPage,
  });
}

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export async function all(
  context: RequestContext,
  { status, ...paged }: Paged & { status?: readonly WithdrawalStatusText[] | null },
) {
  const { page, itemsPerPage } = strictList(paged);
  return await kept.page(context.home.db, {
    ...(status && { status }),
    limit: itemsPerPage,
    offset: (page - 1) * itemsPerPage,
  });
}
