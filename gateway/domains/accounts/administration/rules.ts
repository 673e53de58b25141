import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import { strictFirst, strictList } from "#gateway/platform/list/strictList.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { email, validate } from "#gateway/platform/validate.ts";
import type { AuditKindText } from "#gateway/domains/accounts/audit/repository.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import type { MailLanguageText } from "#gateway/domains/accounts/mails/repository.ts";
import { post } from "#gateway/domains/accounts/mails/rules.ts";
import { removeOthers } from "#gateway/domains/accounts/sessions/repository.ts";
import { isOnFor } from "#gateway/domains/accounts/twoFactor/repository.ts";
import { proven } from "#gateway/domains/accounts/twoFactor/rules.ts";
import {
  byId,
  setAccess,
  type AccessRoleText,
  type UserRow,
} from "#gateway/domains/accounts/users/repository.ts";
import { rightsOf } from "#gateway/domains/accounts/users/rules.ts";
import { makeAccount } from "./newAccount.ts";
import { activeAdministrators, newest, sessionsBy } from "./repository.ts";

export { activeAdministrators };

const invited = z.object({ email, fullName: z.string().trim().min(1).max(80) });

interface Asked {
  filter?: {
    q?: string | null;
    roles?: readonly AccessRoleText[] | null;
    isSuspended?: boolean | null;
  } | null;
  first: number;
  before?: string | null;
}

export async function page({ home }: RequestContext, { filter, before, ...asked }: Asked) {
  const first = strictFirst(asked.first);
  const { q } = strictList({ page: 1, itemsPerPage: first, q: filter?.q });
  const roles = filter?.roles ?? null;
  const isNobody = roles?.length === 0 || before?.includes("\0");
  const rows = isNobody
    ? []
    : await newest(home.db, {
        q: q.trim(),
        rights: roles && roles.map(rightsOf),
        isSuspended: filter?.isSuspended ?? null,
        before: before ?? null,
        limit: first + 1,
      });
  return { items: rows.slice(0, first), hasMore: rows.length > first };
}

export const sessionsOf = defineLoader<string, { open: number; lastSeenAt: string }>(
  async ({ home, clock }, ids) =>
    new Map(
      (await sessionsBy(home.db, ids, timestamp(clock))).map(({ userId, open, lastSeenAt }) => [
        userId,
        { open: Number(open), lastSeenAt },
      ]),
    ),
);

export const hasTwoFactor = defineLoader<string, boolean>(
  async ({ home }, ids) => new Map((await isOnFor(home.db, ids)).map((id) => [id, true])),
);

interface Act {
  kind: AuditKindText;
  detail?: Record<string, string>;
  /** Changes the account; answers whether there was something to change. */
  work: (inside: RequestContext, user: UserRow) => Promise<boolean>;
  /** Whether it must not be done to the last administrator, nor to the caller's own account. */
  takesAway?: boolean;
  endsSessions?: boolean;
}

/** Does something to somebody else's account, in one transaction with what is recorded of it. */
async function act(context: RequestContext, id: string, asked: Act): Promise<UserRow> {
  const { kind, detail, work, takesAway = false, endsSessions = false } = asked;
  const actor = viewerIdOf(context);
  if (endsSessions && id === actor)
    throw new AppError("FORBIDDEN", "This is your own account: another administrator has to do that.");
  const { user, ended } = await inHome(context, async (inside) => {
    const { db } = inside.home;
    const administrators = takesAway ? await activeAdministrators(inside.home) : [];
    const found = await byId(db, id);
    if (!found) throw notFound("Account");
    if (administrators.length === 1 && administrators[0] === id)
      throw new AppError(
        "LAST_ADMINISTRATOR",
        "This is the last administrator: give somebody else the rights first.",
      );
    if (!(await work(inside, found))) return { user: found, ended: [] };
    const gone = endsSessions ? await removeOthers(db, id, "") : [];
    const sessionId = context.viewer?.sessionId ?? null;
    await note(inside, { kind, userId: id, sessionId, detail: { actor, ...detail } });
    return { user: (await byId(db, id)) ?? found, ended: gone };
  });
  context.afterwards(() => ended.forEach((one) => context.sessionEnded(one)));
  return user;
}

/** @throws {AppError} INVALID_CREDENTIALS, NOT_FOUND, FORBIDDEN, LAST_ADMINISTRATOR, TOO_MANY_REQUESTS. */
export async function setRole(
  context: RequestContext,
  { id, role, password }: { id: string; role: AccessRoleText; password: string },
): Promise<UserRow> {
  await proven(context, { password });
  const rights = rightsOf(role);
  return await act(context, id, {
    kind: "roleChanged",
    detail: { role },
    takesAway: true,
    endsSessions: true,
    work: async ({ home }, user) => {
      if (user.role === rights.role && user.staff === rights.staff) return false;
      await setAccess(home.db, user.id, rights);
      return true;
    },
  });
}

async function setSuspended({ home }: RequestContext, user: UserRow, suspendedAt: string | null) {
  if ((user.suspendedAt === null) === (suspendedAt === null)) return false;
  await setAccess(home.db, user.id, { suspendedAt });
  return true;
}

/** @throws {AppError} NOT_FOUND, FORBIDDEN, LAST_ADMINISTRATOR. */
export const suspend = async (context: RequestContext, id: string): Promise<UserRow> =>
  await act(context, id, {
    kind: "accountSuspended",
    takesAway: true,
    endsSessions: true,
    work: (inside, user) => setSuspended(inside, user, timestamp(context.clock)),
  });

/** @throws {AppError} NOT_FOUND */
export const restore = async (context: RequestContext, id: string): Promise<UserRow> =>
  await act(context, id, {
    kind: "accountRestored",
    work: (inside, user) => setSuspended(inside, user, null),
  });

/** @throws {AppError} NOT_FOUND, FORBIDDEN. */
export const endSessions = async (context: RequestContext, id: string): Promise<UserRow> =>
  await act(context, id, {
    kind: "sessionRevoked",
    detail: { session: "all" },
    endsSessions: true,
    work: () => Promise.resolve(true),
  });

interface Invite {
  input: { email: string; fullName: string; role: AccessRoleText; language?: MailLanguageText | null };
  password: string;
}

/** @throws {AppError} INVALID_CREDENTIALS, BAD_USER_INPUT, TOO_MANY_REQUESTS. */
export async function invite(context: RequestContext, { input, password }: Invite): Promise<UserRow> {
  const { jobs, viewer } = context;
  const { role, language = null } = input;
  const given = validate(invited, { email: input.email.trim(), fullName: input.fullName });
  const actor = await proven(context, { password });
  const made = await inHome(context, async (inside) => {
    const { user, path } = await makeAccount(inside, { ...given, role });
    const sessionId = viewer?.sessionId ?? null;
    const detail = { actor: actor.id, role };
    await note(inside, { kind: "accountInvited", userId: user.id, sessionId, detail });
    await post(inside, user, { kind: "invitation", path, language, values: { by: actor.fullName } });
    return user;
  }).catch((error: unknown) => {
    if (isTaken(error, "accounts_users", "emailKey"))
      throw badInput({ email: { code: "TAKEN", message: "There is an account of this address already." } });
    throw error;
  });
  jobs.wake();
  return made;
}
