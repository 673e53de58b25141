import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { tokenHash } from "#gateway/platform/auth/secrets.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { validate } from "#gateway/platform/validate.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { start } from "#gateway/domains/accounts/sessions/rules.ts";
import * as twoFactor from "#gateway/domains/accounts/twoFactor/rules.ts";
import { byId, type UserRow } from "#gateway/domains/accounts/users/repository.ts";
import { username, wrongProof } from "#gateway/domains/accounts/users/rules.ts";
import { sendTo, whoCame } from "./provider.ts";
import * as kept from "./repository.ts";
import type { Person, ThirdPartyText } from "./repository.ts";
import { expired, giveTicket, LIFE, link, personOf, takeTicket } from "./rules.ts";

const tokens = z.object({ browserToken: z.string().min(32).max(200) });

interface Begin {
  thirdParty: ThirdPartyText;
  browserToken: string;
}

async function send(context: RequestContext, { thirdParty, ...given }: Begin, sessionId: string | null) {
  const { home, clock, sealer } = context;
  const { browserToken } = validate(tokens, given);
  const { url, state, verifier } = await sendTo(context, thirdParty);
  const row = {
    hash: tokenHash(state),
    thirdParty,
    browserHash: tokenHash(browserToken),
    verifier: sealer.seal(verifier),
    sessionId,
    expiresAt: timestamp(clock, LIFE),
  };
  await kept.insertState(home.db, row, timestamp(clock));
  return url;
}

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT. */
export const begin = async (context: RequestContext, { thirdParty, browserToken }: Begin): Promise<string> =>
  await send(context, { thirdParty, browserToken }, null);

/** @throws {AppError} INVALID_CREDENTIALS, NOT_FOUND, BAD_USER_INPUT, TOO_MANY_REQUESTS. */
export async function beginLinking(
  context: RequestContext,
  { thirdParty, browserToken, password }: Begin & { password: string },
): Promise<string> {
  await twoFactor.proven(context, { password });
  return await send(context, { thirdParty, browserToken }, context.viewer?.sessionId ?? "");
}

async function enter(
  context: RequestContext,
  person: Person,
  user: UserRow,
  { remember, step }: { remember: boolean; step?: string },
) {
  await kept.touchLink(context.home.db, person, timestamp(context.clock));
  const detail = { by: person.thirdParty, ...(step !== undefined && { step }) };
  return await start(context, user, { remember, detail });
}

const nothing = { ticketToken: null, username: null, email: null };

interface Finish extends Begin {
  code: string;
  state: string;
  remember: boolean;
}

/** @throws {AppError} CHALLENGE_EXPIRED, PROVIDER_FAILED, LINKED_ELSEWHERE, NOT_FOUND. */
export async function finish(context: RequestContext, given: Finish) {
  const { home, clock, viewer, sealer } = context;
  const { thirdParty, code, state, remember } = given;
  const asked = { hash: tokenHash(state), thirdParty, browserHash: tokenHash(given.browserToken) };
  const begun = await kept.takeState(home.db, asked, timestamp(clock));
  if (!begun || (begun.sessionId !== null && begun.sessionId !== viewer?.sessionId)) throw expired();
  const verifier = sealer.open(begun.verifier);
  const { email, ...facts } = await whoCame(context, thirdParty, { code, state, verifier });
  const person = { thirdParty, ...facts };
  if (begun.sessionId !== null) {
    await inHome(context, async (inside) => await link(inside, person, viewerIdOf(inside)));
    return { ...nothing, kind: "LINKED" as const };
  }
  const linked = await kept.linkOf(home.db, person);
  const user = linked && (await byId(home.db, linked.userId));
  if (!user) {
    const suggested = username.safeParse(person.name).data ?? null;
    const ticketToken = await giveTicket(context, person);
    return { kind: "UNKNOWN" as const, ticketToken, username: suggested, email };
  }
  if ((await twoFactor.state(context, user.id)).isOn)
    return { ...nothing, kind: "CODE_NEEDED" as const, ticketToken: await giveTicket(context, person) };
  await enter(context, person, user, { remember });
  return { ...nothing, kind: "SIGNED_IN" as const };
}

/** @throws {AppError} CHALLENGE_EXPIRED, TWO_FACTOR_REQUIRED, TOO_MANY_REQUESTS. */
export async function signIn(
  context: RequestContext,
  { ticketToken, otp, remember }: { ticketToken: string; otp: string; remember: boolean },
) {
  const person = await personOf(context, ticketToken);
  const linked = await kept.linkOf(context.home.db, person);
  const user = linked && (await byId(context.home.db, linked.userId));
  if (!user) throw expired();
  const step = await twoFactor.use(context, user.id, otp);
  if (step === null) {
    const detail = { by: person.thirdParty, step: "refused" };
    await note(context, { kind: "signInFailed", userId: user.id, detail });
    throw wrongProof("otp", "TWO_FACTOR_REQUIRED");
  }
  await takeTicket(context, ticketToken);
  const { user: userData, ...session } = await enter(context, person, user, { remember, step });
  return { ...session, userData };
}
