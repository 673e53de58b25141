import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";
import { MAX_PAGE_SIZE } from "#gateway/platform/list/strictList.ts";
import { mapEach } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import * as notifications from "./repository.ts";
import {
  kinds,
  type NotificationKindText,
  type NotificationRow,
  type NotificationSettingRow,
} from "./repository.ts";
import { keepSettings, settings as settingsOf } from "./settingRepository.ts";
import { publish, topicOf, wishOf } from "./telling.ts";

export { advance, announce, HOOKS, tell } from "./telling.ts";
export type { NotificationInput, Telling } from "./telling.ts";

const MAX_IDS = 100;

const possible = (id: string): boolean => id.length <= 100 && !id.includes("\0");

/** What the viewer wants of every kind. */
export async function settings({ home, ...context }: RequestContext): Promise<NotificationSettingRow[]> {
  const kept = await settingsOf(home.db, viewerIdOf(context));
  return kinds.map((kind) => wishOf(kept, kind));
}

const shownKinds = async (context: RequestContext): Promise<NotificationKindText[]> =>
  (await settings(context)).filter(({ shown }) => shown).map(({ kind }) => kind);

interface PageArgs {
  filter?: {
    kinds?: readonly NotificationKindText[] | null;
    unread?: boolean | null;
    running?: boolean | null;
  } | null;
  first: number;
  before?: string | null;
}

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export async function page(context: RequestContext, { filter, first, before }: PageArgs) {
  if (first < 1 || first > MAX_PAGE_SIZE) {
    throw badInput({
      first: {
        code: "OUT_OF_RANGE",
        message: `first must be from 1 to ${MAX_PAGE_SIZE}.`,
        params: { min: 1, max: MAX_PAGE_SIZE },
      },
    });
  }
  const after = before ?? null;
  if (after !== null && !possible(after))
    throw badInput({
      before: { code: "INVALID", message: "before must be the identifier of a notification." },
    });
  const shown = await shownKinds(context);
  const rows = await notifications.list(context.home.db, viewerIdOf(context), {
    kinds: shown.filter((kind) => filter?.kinds?.includes(kind) ?? true),
    unread: filter?.unread ?? null,
    running: filter?.running ?? null,
    before: after,
    limit: first + 1,
  });
  return { items: rows.slice(0, first), hasMore: rows.length > first };
}

export const find = async (context: RequestContext, id: string): Promise<NotificationRow | null> =>
  (await notifications.byId(context.home.db, viewerIdOf(context), id)) ?? null;

export async function counts(context: RequestContext) {
  const userId = viewerIdOf(context);
  const shown = await shownKinds(context);
  const unread = await notifications.unreadByKind(context.home.db, userId);
  const byKind = kinds.map((kind) => ({ kind, unread: shown.includes(kind) ? (unread.get(kind) ?? 0) : 0 }));
  return {
    unread: byKind.reduce((sum, one) => sum + one.unread, 0),
    running: await notifications.countRunning(context.home.db, userId, shown),
    kinds: byKind,
  };
}

/** @throws {AppError} BAD_USER_INPUT when there are too many. */
export async function read(context: RequestContext, ids: readonly string[]): Promise<NotificationRow[]> {
  if (ids.length > MAX_IDS) {
    throw badInput({
      ids: {
        code: "TOO_LONG",
        message: `At most ${MAX_IDS} notifications can be marked at once.`,
        params: { max: MAX_IDS },
      },
    });
  }
  const userId = viewerIdOf(context);
  const wanted = [...new Set(ids)].filter(possible);
  const changed = await notifications.read(context.home.db, userId, timestamp(context.clock), {
    ids: wanted,
  });
  publish(context.homeLive, userId, "UPDATED", changed);
  return await notifications.byIds(context.home.db, userId, wanted);
}

export async function readAll(context: RequestContext, kind?: NotificationKindText | null) {
  const userId = viewerIdOf(context);
  const wanted = kind ? [kind] : await shownKinds(context);
  const changed = await notifications.read(context.home.db, userId, timestamp(context.clock), {
    kinds: wanted,
  });
  publish(context.homeLive, userId, "UPDATED", changed);
  return await counts(context);
}

type Wanted = Omit<NotificationSettingRow, "mailed"> & { mailed?: boolean | null };

/** @throws {AppError} BAD_USER_INPUT when a kind comes twice. */
export async function setSettings(
  context: RequestContext,
  input: readonly Wanted[],
): Promise<NotificationSettingRow[]> {
  if (new Set(input.map(({ kind }) => kind)).size !== input.length) {
    throw badInput({ input: { code: "INVALID", message: "Name each kind once." } });
  }
  const userId = viewerIdOf(context);
  await inTransaction(context.home, async (db) => {
    const kept = await settingsOf(db, userId);
    const rows = input.map(({ mailed, ...row }) => ({
      ...row,
      mailed: mailed ?? wishOf(kept, row.kind).mailed,
    }));
    await keepSettings(db, userId, rows);
  });
  return await settings(context);
}

export const changes = (context: RequestContext) =>
  mapEach(context.homeLive.subscribe(topicOf(viewerIdOf(context))), (change) => ({
    notificationChanged: change,
  }));
