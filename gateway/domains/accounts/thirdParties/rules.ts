import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { newToken, tokenHash } from "#gateway/platform/auth/secrets.ts";
import { MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { providerNames } from "#gateway/platform/providers.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { proven } from "#gateway/domains/accounts/twoFactor/rules.ts";
import * as kept from "./repository.ts";
import type { Person, ThirdPartyLinkRow, ThirdPartyText } from "./repository.ts";

export const LIFE = 10 * MINUTE;
export const expired = () =>
  new AppError(
    "CHALLENGE_EXPIRED",
    "This way back was used, is too old, or was begun elsewhere: begin again.",
  );
const elsewhere = () =>
  new AppError(
    "LINKED_ELSEWHERE",
    "Another account is linked to this person there, or this account to another one: take that off first.",
  );

export const available = ({ config }: RequestContext): ThirdPartyText[] =>
  providerNames.filter((name) => config.providers[name]);

export const own = async (context: RequestContext): Promise<ThirdPartyLinkRow[]> =>
  await kept.ofUser(context.home.db, viewerIdOf(context));

/**
 * Links a person of a third party to an account, within the transaction of what it belongs to.
 * @throws {AppError} LINKED_ELSEWHERE.
 */
export async function link(context: RequestContext, person: Person, userId: string) {
  const { home, clock, viewer } = context;
  const { thirdParty, subject, name } = person;
  const row = { thirdParty, subject, name, userId, linkedAt: timestamp(clock), lastUsedAt: null };
  try {
    await kept.insertLink(home.db, row);
  } catch (error) {
    throw isTaken(error, "accounts_third_parties") ? elsewhere() : error;
  }
  await note(context, {
    kind: "thirdPartyLinked",
    userId,
    sessionId: viewer?.sessionId ?? null,
    detail: { by: thirdParty },
  });
  return row;
}

/** Gives what stands for a person for ten minutes. */
export async function giveTicket({ home, clock }: RequestContext, { thirdParty, subject, name }: Person) {
  const ticketToken = newToken();
  const row = { hash: tokenHash(ticketToken), thirdParty, subject, name, expiresAt: timestamp(clock, LIFE) };
  await kept.insertTicket(home.db, row, timestamp(clock));
  return ticketToken;
}

/**
 * The person whom a ticket stands for.
 * @throws {AppError} CHALLENGE_EXPIRED
 */
export async function personOf({ home, clock }: RequestContext, ticketToken: string) {
  const ticket = await kept.ticketOf(home.db, tokenHash(ticketToken), timestamp(clock));
  if (!ticket) throw expired();
  return ticket;
}

/** Whether a person is linked to an account. */
export const isLinked = async ({ home }: RequestContext, person: Pick<Person, "thirdParty" | "subject">) =>
  (await kept.linkOf(home.db, person)) !== undefined;

/**
 * Uses a ticket up, within the transaction of what it is given for.
 * @throws {AppError} CHALLENGE_EXPIRED
 */
export async function takeTicket(context: RequestContext, ticketToken: string): Promise<Person> {
  const { hash, expiresAt: _, ...person } = await personOf(context, ticketToken);
  if (!(await kept.removeTicket(context.home.db, hash))) throw expired();
  return person;
}

/** @throws {AppError} INVALID_CREDENTIALS, CHALLENGE_EXPIRED, LINKED_ELSEWHERE, TOO_MANY_REQUESTS. */
export async function linkByTicket(
  context: RequestContext,
  { ticketToken, password }: { ticketToken: string; password: string },
) {
  const { id } = await proven(context, { password });
  return await inHome(
    context,
    async (inside) => await link(inside, await takeTicket(inside, ticketToken), id),
  );
}

/** @throws {AppError} INVALID_CREDENTIALS, NOT_FOUND, TOO_MANY_REQUESTS. */
export async function unlink(
  context: RequestContext,
  { thirdParty, password }: { thirdParty: ThirdPartyText; password: string },
): Promise<ThirdPartyText> {
  const { id: userId } = await proven(context, { password });
  await inHome(context, async (inside) => {
    if (!(await kept.removeLink(inside.home.db, userId, thirdParty)))
      throw new AppError("NOT_FOUND", "It is not linked: it may have been taken off meanwhile.");
    const sessionId = context.viewer?.sessionId ?? null;
    await note(inside, { kind: "thirdPartyUnlinked", userId, sessionId, detail: { by: thirdParty } });
  });
  return thirdParty;
}
