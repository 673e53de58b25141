import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { newId } from "#gateway/platform/ids.ts";
import { strictFirst } from "#gateway/platform/list/strictList.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { insert, newest, type AuditKindText, type AuditEntryRow } from "./repository.ts";

/** What happened, beside where and when, which the request says. */
type Happened = Pick<AuditEntryRow, "kind" | "userId"> & Partial<Pick<AuditEntryRow, "sessionId" | "detail">>;

/** Where and how it happens. */
type Happening = Pick<RequestContext, "home" | "clock" | "address" | "agent" | "requestId">;

/** Writes into the security record what happened in this request. */
export async function note(
  { home, clock, address, agent, requestId }: Happening,
  { sessionId = null, detail = {}, ...happened }: Happened,
): Promise<void> {
  const createdAt = timestamp(clock);
  const id = newId("aud", clock);
  await insert(home.db, { id, ...happened, sessionId, detail, address, agent, requestId, createdAt });
}

interface Asked {
  filter?: { kinds?: readonly AuditKindText[] | null } | null;
  first: number;
  before?: string | null;
}

async function page({ home }: RequestContext, userId: string | null, { filter, before, ...asked }: Asked) {
  const first = strictFirst(asked.first);
  const kinds = filter?.kinds ?? null;
  const isNobody = [userId, before].some((id) => id?.includes("\0")) || kinds?.length === 0;
  const rows = isNobody
    ? []
    : await newest(home.db, { userId, kinds, before: before ?? null, limit: first + 1 });
  return { items: rows.slice(0, first), hasMore: rows.length > first };
}

export const own = async (context: RequestContext, asked: Asked) =>
  await page(context, viewerIdOf(context), asked);

export const all = async (
  context: RequestContext,
  { userId, ...asked }: Asked & { userId?: string | null },
) => await page(context, userId ?? null, asked);
