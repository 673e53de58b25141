import { notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { usernameOf } from "#gateway/domains/accounts/users/rules.ts";
import { byUsername, firstUser, type SampleUserRow } from "#gateway/domains/users/users/repository.ts";

/** The sample user that the caller is: by the account's user name, else the one that was added first. */
export async function ownUser(context: RequestContext): Promise<SampleUserRow> {
  const { db } = context.store;
  const username = await usernameOf(context);
  const row = (username && (await byUsername(db, username))) || (await firstUser(db));
  if (!row) throw notFound("User");
  return row;
}
