import type { RequestContext } from "#gateway/platform/request/context.ts";
import { permissionsOf, userOf } from "#gateway/domains/accounts/users/rules.ts";
import type { UserRow } from "#gateway/domains/accounts/users/repository.ts";

/** Somebody as the others of a ticket see them: without address and user name. */
export interface TicketPersonRow {
  id: string;
  fullName: string;
  avatar: string | null;
  isStaff: boolean;
}

/** Whether an account is of the staff that tickets are for. */
export const isOfStaff = (user: Pick<UserRow, "role" | "staff">): boolean =>
  permissionsOf(user).some(({ subject }) => subject === "all" || subject === "WorkOrderStaff");

export const personOf = (user: UserRow): TicketPersonRow => ({
  id: user.id,
  fullName: user.fullName,
  avatar: user.avatar,
  isStaff: isOfStaff(user),
});

/** The person of an account; null where there is none any more. */
export async function person(context: RequestContext, id: string | null): Promise<TicketPersonRow | null> {
  const user = id === null ? null : await userOf(context, id);
  return user && personOf(user);
}

/** Who wrote a ticket, by the name of then where there is no such account any more. */
export const requesterOf = async (
  context: RequestContext,
  { userId, requester }: { userId: string; requester: string },
): Promise<TicketPersonRow> =>
  (await person(context, userId)) ?? { id: userId, fullName: requester, avatar: null, isStaff: false };
