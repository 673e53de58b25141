import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { newApiToken, tokenHash } from "#gateway/platform/auth/secrets.ts";
import { MINUTE, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { AppError, badInput } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext, TokenScope, Viewer } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readOnce } from "#gateway/platform/store/readOnce.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { viewerWith } from "#gateway/domains/accounts/sessions/rules.ts";
import { proven } from "#gateway/domains/accounts/twoFactor/rules.ts";
import * as tokens from "./repository.ts";
import { ApiTokenScope, type ApiTokenRow } from "./repository.ts";

const MOST = 50;

const input = z.object({
  name: text(1, 60),
  scopes: z.array(z.enum(Object.values(ApiTokenScope))).min(1),
});

/** What a token's hash stands for; read anew once a token or an account has changed. */
const tokenOf = readOnce(async ({ db }, hash) => {
  const row = await tokens.byHash(db, hash);
  if (!row) return undefined;
  const { userId, id: sessionId, scopes } = row;
  const viewer: Viewer = viewerWith(row, { userId, sessionId, scopes, isViewingAs: false });
  return { row, viewer };
});

/** The person for whom the holder of a token acts; being asked notes its use. */
export async function viewerOf(store: Store, clock: Clock, token: string): Promise<Viewer | null> {
  const found = await tokenOf(store, clock, tokenHash(token));
  if (!found) return null;
  const { row, viewer } = found;
  if (row.expiresAt !== null && row.expiresAt <= timestamp(clock)) return null;
  if (row.lastUsedAt === null || clock.now() - Date.parse(row.lastUsedAt) >= MINUTE)
    await tokens.touch(store.db, row.id, timestamp(clock));
  return viewer;
}

export const own = async (context: RequestContext): Promise<ApiTokenRow[]> =>
  await tokens.ofUser(context.home.db, viewerIdOf(context));

interface Wanted {
  input: { name: string; scopes: readonly TokenScope[]; expiresAt?: string | null };
  password: string;
}

/** @throws {AppError} INVALID_CREDENTIALS, BAD_USER_INPUT, TOO_MANY_API_TOKENS, TOO_MANY_REQUESTS. */
export async function create(context: RequestContext, { input: given, password }: Wanted) {
  const { clock, viewer } = context;
  const { name, scopes } = validate(input, given);
  const createdAt = timestamp(clock);
  const expiresAt = given.expiresAt ? new Date(given.expiresAt).toISOString() : null;
  if (expiresAt !== null && expiresAt <= createdAt)
    throw badInput({ expiresAt: { code: "OUT_OF_RANGE", message: "expiresAt must be a time to come." } });
  const { id: userId } = await proven(context, { password });
  const secret = newApiToken();
  const apiToken: ApiTokenRow = {
    id: newId("tok", clock),
    userId,
    tokenHash: tokenHash(secret),
    name,
    scopes: Object.values(ApiTokenScope).filter((scope) => scope === "read" || scopes.includes(scope)),
    ending: secret.slice(-4),
    createdAt,
    expiresAt,
    lastUsedAt: null,
  };
  await inHome(context, async (inside) => {
    if ((await tokens.ofUser(inside.home.db, userId)).length >= MOST)
      throw new AppError(
        "TOO_MANY_API_TOKENS",
        `You have ${MOST} API tokens, which is all there can be: revoke one.`,
      );
    await tokens.insert(inside.home.db, apiToken);
    const detail = { apiToken: name, scopes: apiToken.scopes.join(" ") };
    await note(inside, { kind: "apiTokenCreated", userId, sessionId: viewer?.sessionId ?? null, detail });
  });
  return { secret, apiToken };
}

/** @throws {AppError} NOT_FOUND */
export async function revoke(context: RequestContext, id: string): Promise<string> {
  const { viewer } = context;
  const userId = viewerIdOf(context);
  await inHome(context, async (inside) => {
    const row = await tokens.remove(inside.home.db, userId, id);
    if (!row)
      throw new AppError("NOT_FOUND", "There is no such API token: it may have been revoked meanwhile.");
    const detail = { apiToken: row.name };
    await note(inside, { kind: "apiTokenRevoked", userId, sessionId: viewer?.sessionId ?? null, detail });
  });
  context.afterwards(() => context.sessionEnded(id));
  return id;
}
