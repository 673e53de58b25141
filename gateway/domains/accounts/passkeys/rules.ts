import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { readAgent } from "#gateway/platform/request/agent.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { start } from "#gateway/domains/accounts/sessions/rules.ts";
import { proven } from "#gateway/domains/accounts/twoFactor/rules.ts";
import { byId } from "#gateway/domains/accounts/users/repository.ts";
import { wrongProof } from "#gateway/domains/accounts/users/rules.ts";
import * as ceremonies from "./ceremonies.ts";
import * as passkeys from "./repository.ts";
import type { PasskeyRow } from "./repository.ts";

const MOST = 20;
const names = z.object({ name: text(1, 60) });

const gone = () => new AppError("NOT_FOUND", "There is no such passkey: it may have been removed meanwhile.");

const noteOf = async (
  context: RequestContext,
  kind: "passkeyAdded" | "passkeyRemoved",
  { userId, name }: PasskeyRow,
) =>
  await note(context, {
    kind,
    userId,
    sessionId: context.viewer?.sessionId ?? null,
    detail: { passkey: name },
  });

export const own = async (context: RequestContext): Promise<PasskeyRow[]> =>
  await passkeys.ofUser(context.home.db, viewerIdOf(context));

async function ownWithRoom(context: RequestContext): Promise<PasskeyRow[]> {
  const present = await own(context);
  if (present.length >= MOST)
    throw new AppError(
      "TOO_MANY_PASSKEYS",
      `You have ${MOST} passkeys, which is all there can be: remove one.`,
    );
  return present;
}

/** @throws {AppError} INVALID_CREDENTIALS, PASSKEYS_UNAVAILABLE, TOO_MANY_PASSKEYS, TOO_MANY_REQUESTS. */
export async function beginAdding(context: RequestContext, password: string) {
  const user = await proven(context, { password });
  return await ceremonies.askToMake(context, user, await ownWithRoom(context));
}

const nameOf = ({ agent }: RequestContext): string => {
  const { browser, system } = readAgent(agent);
  return [browser, system].filter(Boolean).join(" · ").slice(0, 60) || "Passkey";
};

/** @throws {AppError} CHALLENGE_EXPIRED, INVALID_CREDENTIALS, CONFLICT, BAD_USER_INPUT, PASSKEYS_UNAVAILABLE, TOO_MANY_PASSKEYS. */
export async function finishAdding(
  context: RequestContext,
  { credential, name: given }: { credential: unknown; name?: string | null },
): Promise<PasskeyRow> {
  const userId = viewerIdOf(context);
  const name = given ? validate(names, { name: given }).name : nameOf(context);
  const made = await ceremonies.checkMade(context, credential);
  if (!made) throw wrongProof("passkey");
  const { clock } = context;
  const facts = { id: newId("pk", clock), userId, name, createdAt: timestamp(clock), lastUsedAt: null };
  const row = { ...made, ...facts };
  try {
    return await inHome(context, async (inside) => {
      await ownWithRoom(inside);
      await passkeys.insert(inside.home.db, row);
      await noteOf(inside, "passkeyAdded", row);
      return row;
    });
  } catch (error) {
    if (isTaken(error, "accounts_passkeys"))
      throw new AppError("CONFLICT", "This passkey is there already: choose another device.");
    throw error;
  }
}

/** @throws {AppError} BAD_USER_INPUT, NOT_FOUND. */
export async function rename(
  context: RequestContext,
  { id, name: given }: { id: string; name: string },
): Promise<PasskeyRow> {
  const { name } = validate(names, { name: given });
  const userId = viewerIdOf(context);
  const row = id.includes("\0") ? undefined : await passkeys.rename(context.home.db, userId, id, name);
  if (!row) throw gone();
  return row;
}

/** @throws {AppError} INVALID_CREDENTIALS, NOT_FOUND, TOO_MANY_REQUESTS. */
export async function remove(
  context: RequestContext,
  { id, password }: { id: string; password: string },
): Promise<string> {
  const { id: userId } = await proven(context, { password });
  return await inHome(context, async (inside) => {
    const row = id.includes("\0") ? undefined : await passkeys.remove(inside.home.db, userId, id);
    if (!row) throw gone();
    await noteOf(inside, "passkeyRemoved", row);
    return row.id;
  });
}

/** @throws {AppError} PASSKEYS_UNAVAILABLE. */
export const beginSigningIn = ceremonies.askToShow;

/**
 * Signs in by a passkey. One that is unknown is refused like one that is not right.
 * @throws {AppError} CHALLENGE_EXPIRED, INVALID_CREDENTIALS, PASSKEY_COPIED, BAD_USER_INPUT, PASSKEYS_UNAVAILABLE, TOO_MANY_REQUESTS.
 */
export async function finishSigningIn(
  context: RequestContext,
  { credential, remember }: { credential: unknown; remember: boolean },
) {
  const { home, clock, address, signInLimits } = context;
  const { credentialId, check } = await ceremonies.readShown(context, credential);
  const passkey = await passkeys.byCredential(home.db, credentialId);
  const user = passkey && (await byId(home.db, passkey.userId));
  const succeeded = await signInLimits.attempt(user?.id ?? credentialId, address);
  const counter = passkey ? await check(passkey) : null;
  if (!passkey || !user || counter === null) {
    await note(context, { kind: "signInFailed", userId: user?.id ?? null, detail: { by: "passkey" } });
    throw wrongProof("passkey");
  }
  const detail = { by: "passkey", passkey: passkey.name };
  if (!(await passkeys.use(home.db, passkey.id, counter, timestamp(clock)))) {
    await note(context, { kind: "passkeyCopied", userId: user.id, detail });
    throw new AppError(
      "PASSKEY_COPIED",
      "Somebody else may have a copy of this passkey: sign in another way, and remove it.",
    );
  }
  await succeeded();
  const { user: userData, ...session } = await start(context, user, { remember, detail });
  return { ...session, userData };
}
