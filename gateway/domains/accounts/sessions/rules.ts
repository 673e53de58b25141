import { createMongoAbility } from "@casl/ability";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { newToken, tokenHash } from "#gateway/platform/auth/secrets.ts";
import { DAY, HOUR, MINUTE, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext, Viewer } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readOnce } from "#gateway/platform/store/readOnce.ts";
import { type AccessRoleText, type UserRow } from "#gateway/domains/accounts/users/repository.ts";
import {
  abilityRulesOf,
  permissionsOf,
  refuseSuspended,
  rightsOf,
} from "#gateway/domains/accounts/users/rules.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { isNewDevice, tellOfDevice } from "./newDevice.ts";
import { keepShown, publicUser, shownUser } from "./shown.ts";
import * as sessions from "./repository.ts";
import type { SessionRow } from "./repository.ts";

export { shownUser };

/** How long a session lives without being used. */
const idle = (remember: boolean): number => (remember ? 30 * DAY : 12 * HOUR);

/** How long the cookies of a session live, in seconds; undefined for as long as the browser runs. */
export const secondsOf = (remember: boolean): number | undefined =>
  remember ? idle(true) / 1000 : undefined;

const isViewingAs = ({ role, viewAs }: Pick<UserRow, "role"> & Pick<SessionRow, "viewAs">) =>
  viewAs !== null && role === "admin";

/** The rights that count in a session: those an administrator has put on, else the account's own. */
export const rightsNow = (of: Pick<UserRow, "role" | "staff"> & Pick<SessionRow, "viewAs">) =>
  of.viewAs !== null && isViewingAs(of) ? rightsOf(of.viewAs) : { role: of.role, staff: of.staff };

/** Somebody with the abilities that their rights give. */
export function viewerWith(
  rights: Pick<UserRow, "role" | "staff">,
  who: Pick<Viewer, "userId" | "sessionId" | "scopes" | "isViewingAs">,
): Viewer {
  const abilityRules = abilityRulesOf(rights);
  const permissions = permissionsOf(rights);
  const ability = createMongoAbility([...abilityRules, ...permissions]);
  return { ...who, abilityRules, permissions, ability };
}

/** The session of a token's hash and who is in it; read anew once a session or an account has changed. */
const sessionOf = readOnce(async ({ db }, hash) => {
  const session = await sessions.byToken(db, hash);
  if (!session) return undefined;
  const { userId, id: sessionId } = session;
  const who = { userId, sessionId, scopes: null, isViewingAs: isViewingAs(session) };
  const viewer = viewerWith(rightsNow(session), who);
  const user = shownUser({ ...session, id: userId }, session.viewAs);
  keepShown(viewer, { user, maxAge: secondsOf(session.remember) });
  return { session, viewer };
});

/** The person a session token stands for; being asked keeps the session alive. */
export async function viewerOf(store: Store, clock: Clock, token: string): Promise<Viewer | null> {
  const found = await sessionOf(store, clock, tokenHash(token));
  if (!found || found.session.expiresAt <= timestamp(clock)) return null;
  const { session, viewer } = found;
  if (clock.now() - Date.parse(session.lastSeenAt) >= MINUTE) {
    await sessions.touch(store.db, session.id, timestamp(clock), timestamp(clock, idle(session.remember)));
  }
  return viewer;
}

/** Whether another token took the place of this one within the last minute, in its session or by signing in again: the browser may have asked before it had that one. */
export const isOvertaken = async ({ db }: Store, clock: Clock, token: string): Promise<boolean> =>
  await sessions.turnedSince(db, tokenHash(token), timestamp(clock, -MINUTE));

/**
 * Gives the session of a request another token, in the answer and in the cookies; the one it came with is void.
 * @param viewAs the rights that the session is to have instead of the account's own; by default those it has.
 */
export async function goOn(context: RequestContext, user: UserRow, viewAs?: AccessRoleText | null) {
  const { home, clock, viewer, cookies } = context;
  const sessionId = viewer?.sessionId ?? "";
  const puts = viewAs === undefined ? await sessions.viewAsOf(home.db, sessionId) : viewAs;
  const token = newToken();
  const { remember } = await sessions.turn(home.db, sessionId, {
    tokenHash: tokenHash(token),
    viewAs: puts,
    turnedAt: timestamp(clock),
  });
  const rules = abilityRulesOf(rightsNow({ ...user, viewAs: puts }));
  cookies?.set({ token, user: shownUser(user, puts), rules }, secondsOf(remember));
  return { userAbilityRules: rules, accessToken: token, userData: user };
}

/** Ends the session the request came with, and clears its cookies; no session is no error. */
export async function signOut(context: RequestContext): Promise<void> {
  const { home, token, cookies, sessionEnded } = context;
  const ended = token && (await sessions.remove(home.db, tokenHash(token)));
  if (ended) {
    sessionEnded(ended.id);
    await note(context, { kind: "signOut", userId: ended.userId, sessionId: ended.id });
  }
  cookies?.clear();
}

/**
 * Starts a session for somebody who has shown who they are: ends the one the request came with, and sets the cookies.
 * @param detail what the security record says of how they did.
 * @throws {AppError} ACCOUNT_SUSPENDED
 */
export async function start(
  context: RequestContext,
  user: UserRow,
  { remember, detail }: { remember: boolean; detail: Record<string, string> },
) {
  const { home, clock, address, agent } = context;
  refuseSuspended(user);
  await signOut(context);
  const token = newToken();
  const id = newId("ses", clock);
  await sessions.insert(home.db, {
    id,
    tokenHash: tokenHash(token),
    userId: user.id,
    remember,
    createdAt: timestamp(clock),
    lastSeenAt: timestamp(clock),
    expiresAt: timestamp(clock, idle(remember)),
    viewAs: null,
    formerTokenHash: context.token && tokenHash(context.token),
    turnedAt: context.token && timestamp(clock),
    address,
    agent,
  });
  const isNew = await isNewDevice(context, user.id);
  await note(context, { kind: "signIn", userId: user.id, sessionId: id, detail });
  if (isNew) await tellOfDevice(context, user);
  const rules = abilityRulesOf(user);
  context.cookies?.set({ token, user: publicUser(user), rules }, secondsOf(remember));
  return { userAbilityRules: rules, accessToken: token, user };
}

/** From where somebody's open sessions were started. */
export const addressesOf = async ({ db }: Pick<Store, "db">, userId: string): Promise<string[]> =>
  await sessions.addressesOf(db, userId);

/** The sessions of the viewer that are open, the one that was used last first. */
export const own = async (context: RequestContext): Promise<SessionRow[]> =>
  await sessions.ofUser(context.home.db, viewerIdOf(context), timestamp(context.clock));

/**
 * Ends a session of the viewer, its sockets too; the present one is signed out.
 * @throws {AppError} NOT_FOUND
 */
export async function revoke(context: RequestContext, id: string): Promise<string> {
  const { home, viewer, sessionEnded, afterwards } = context;
  const userId = viewerIdOf(context);
  if (id === viewer?.sessionId) {
    await signOut(context);
    return id;
  }
  if (!(await sessions.removeOf(home.db, userId, id)))
    throw new AppError("NOT_FOUND", "There is no such session: it may have ended meanwhile.");
  await noteRevoked(context, userId, [id]);
  afterwards(() => sessionEnded(id));
  return id;
}

/** Takes all sessions of the viewer but the present one out of the store, and answers which; their sockets are to be closed then. */
export async function removeOthers(context: RequestContext): Promise<string[]> {
  const userId = viewerIdOf(context);
  const ids = await sessions.removeOthers(context.home.db, userId, context.viewer?.sessionId ?? "");
  await noteRevoked(context, userId, ids);
  return ids;
}

/** Ends all sessions of the viewer but the present one, and answers which. */
export async function revokeOthers(context: RequestContext): Promise<string[]> {
  const ids = await removeOthers(context);
  context.afterwards(() => ids.forEach((id) => context.sessionEnded(id)));
  return ids;
}

async function noteRevoked(context: RequestContext, userId: string, ids: readonly string[]): Promise<void> {
  const sessionId = context.viewer?.sessionId ?? null;
  for (const session of ids)
    await note(context, { kind: "sessionRevoked", userId, sessionId, detail: { session } });
}
