import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { newId } from "#gateway/platform/ids.ts";
import { strictFirst } from "#gateway/platform/list/strictList.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { byEmail, byUsername } from "#gateway/domains/accounts/users/repository.ts";
import {
  firstAt,
  insert,
  newest,
  ofTarget as rowsOfTarget,
  type AuditEntryRow,
  type AuditKindText,
  type AuditQuery,
} from "./repository.ts";

/** What happened, beside where and when, which the request says. */
type Happened = Pick<AuditEntryRow, "kind" | "userId"> &
  Partial<Pick<AuditEntryRow, "sessionId" | "target" | "detail">>;

/** Where and how it happens. */
type Happening = Pick<RequestContext, "home" | "clock" | "address" | "agent" | "requestId">;

/** Writes into the security record what happened in this request. */
export async function note(
  { home, clock, address, agent, requestId }: Happening,
  { sessionId = null, target = null, detail = {}, ...happened }: Happened,
): Promise<void> {
  const createdAt = timestamp(clock);
  const id = newId("aud", clock);
  await insert(home.db, { id, ...happened, sessionId, target, detail, address, agent, requestId, createdAt });
}

/** What was done to something; who may ask for it is for the caller to say. */
export const ofTarget = async (
  { home }: RequestContext,
  target: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<AuditEntryRow[]> =>
  await rowsOfTarget(home.db, target, { before: before?.includes("\0") ? null : before, limit });

export interface AuditFilter {
  kinds?: readonly AuditKindText[] | null;
  address?: string | null;
  from?: string | null;
  until?: string | null;
}

interface Asked {
  filter?: AuditFilter | null;
  first: number;
  before?: string | null;
}

const least = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;

/** What the store is asked for; null where nothing can match. */
async function queryOf(
  { home: { db } }: RequestContext,
  userId: string | null,
  { kinds = null, address = null, from, until }: AuditFilter,
  before: string | null,
): Promise<Omit<AuditQuery, "limit"> | null> {
  if ([userId, before, address].some((text) => text?.includes("\0")) || kinds?.length === 0) return null;
  const at = async (instant: string) => (await firstAt(db, new Date(instant).toISOString())) ?? null;
  const first = from ? await at(from) : null;
  if (from && first === null) return null;
  return { userId, kinds, address, from: first, before: least(before, until ? await at(until) : null) };
}

async function page(context: RequestContext, userId: string | null, { filter, before, ...asked }: Asked) {
  const first = strictFirst(asked.first);
  const query = await queryOf(context, userId, filter ?? {}, before ?? null);
  const rows = query ? await newest(context.home.db, { ...query, limit: first + 1 }) : [];
  return { items: rows.slice(0, first), hasMore: rows.length > first };
}

export const own = async (context: RequestContext, asked: Asked) =>
  await page(context, viewerIdOf(context), asked);

interface Named {
  userId?: string | null;
  /** A user name or an e-mail address. */
  account?: string | null;
}

/** The account that is named, null for all, undefined where there is none. */
async function named({ home }: RequestContext, { userId, account }: Named) {
  const name = account?.trim() ?? "";
  if (name === "") return userId ?? null;
  const found = (await byUsername(home.db, name)) ?? (await byEmail(home.db, name));
  return userId && found?.id !== userId ? undefined : found?.id;
}

export async function all(context: RequestContext, { userId, account, ...asked }: Asked & Named) {
  const first = strictFirst(asked.first);
  const id = await named(context, { userId, account });
  return id === undefined ? { items: [], hasMore: false } : await page(context, id, { ...asked, first });
}

const AT_ONCE = 500;

/** All entries that match, page by page. */
export async function* walk(context: RequestContext, filter: AuditFilter & Named) {
  const id = await named(context, filter);
  const query = id === undefined ? null : await queryOf(context, id, filter, null);
  for (let before = query?.before ?? null; query;) {
    const rows = await newest(context.home.db, { ...query, before, limit: AT_ONCE });
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    before = rows.at(-1)?.id ?? null;
  }
}
