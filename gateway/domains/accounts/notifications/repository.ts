import { sql, type ColumnType, type Selectable } from "kysely";
import type { RowChange } from "#gateway/platform/live.ts";
import type { Db } from "#gateway/platform/store/database.ts";

export const NotificationKind = {
  ORDER: "order",
  BILLING: "billing",
  DEBT: "debt",
  TRANSFER: "transfer",
  REWARD: "reward",
  SUPPORT: "support",
  DEPLOYMENT: "deployment",
  MAIL: "mail",
  SYSTEM: "system",
} as const;
export type NotificationKindText = (typeof NotificationKind)[keyof typeof NotificationKind];
export const kinds = Object.values(NotificationKind);

export const NotificationTone = { OK: "ok", INFO: "info", WARN: "warn", BAD: "bad", IDLE: "idle" } as const;
export type NotificationToneText = (typeof NotificationTone)[keyof typeof NotificationTone];

export type Params = Record<string, string | number>;

export interface NotificationTable {
  id: string;
  userId: string;
  kind: NotificationKindText;
  tone: NotificationToneText;
  message: string | null;
  params: ColumnType<Params, string, string>;
  title: string;
  text: string | null;
  link: string | null;
  progress: number | null;
  createdAt: string;
  readAt: string | null;
}

/** A person's wish for one kind. */
export interface NotificationSettingTable {
  userId: string;
  kind: NotificationKindText;
  shown: boolean;
  told: boolean;
  mailed: boolean;
}

export type NotificationChangeRow = RowChange;
export type NotificationRow = Selectable<NotificationTable>;
export type NotificationSettingRow = Omit<NotificationSettingTable, "userId">;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_notifications: NotificationTable;
    accounts_notification_settings: NotificationSettingTable;
  }
}

const table = "accounts_notifications";

export interface NotificationQuery {
  kinds: readonly NotificationKindText[];
  unread: boolean | null;
  running: boolean | null;
  /** The identifier that all are older than. */
  before: string | null;
  limit: number;
}

/** The person's notifications that match, the newest first. */
export async function list(
  db: Db,
  userId: string,
  { kinds: wanted, unread, running, before, limit }: NotificationQuery,
): Promise<NotificationRow[]> {
  if (wanted.length === 0) return [];
  let rows = db.selectFrom(table).selectAll().where("userId", "=", userId).where("kind", "in", wanted);
  if (before !== null) rows = rows.where("id", "<", before);
  if (unread !== null) rows = rows.where("readAt", unread ? "is" : "is not", null);
  if (running === true) rows = rows.where("progress", "<", 100);
  if (running === false)
    rows = rows.where((is) => is.or([is("progress", "is", null), is("progress", ">=", 100)]));
  return await rows.orderBy("id", "desc").limit(limit).execute();
}

export const byId = async (db: Db, userId: string, id: string): Promise<NotificationRow | undefined> =>
  await db.selectFrom(table).selectAll().where("userId", "=", userId).where("id", "=", id).executeTakeFirst();

export const byIds = async (db: Db, userId: string, ids: readonly string[]): Promise<NotificationRow[]> =>
  ids.length === 0
    ? []
    : await db
        .selectFrom(table)
        .selectAll()
        .where("userId", "=", userId)
        .where("id", "in", ids)
        .orderBy("id", "desc")
        .execute();

/** How many are unread, by kind. */
export async function unreadByKind(db: Db, userId: string): Promise<Map<NotificationKindText, number>> {
  const rows = await db
    .selectFrom(table)
    .select(["kind", ({ fn }) => fn.countAll<number | string>().as("n")])
    .where("userId", "=", userId)
    .where("readAt", "is", null)
    .groupBy("kind")
    .execute();
  return new Map(rows.map(({ kind, n }) => [kind, Number(n)]));
}

export async function countRunning(
  db: Db,
  userId: string,
  wanted: readonly NotificationKindText[],
): Promise<number> {
  if (wanted.length === 0) return 0;
  const { n } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as("n"))
    .where("userId", "=", userId)
    .where("kind", "in", wanted)
    .where("progress", "<", 100)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export const insert = async (db: Db, rows: readonly NotificationRow[]): Promise<void> => {
  await db
    .insertInto(table)
    .values(rows.map((row) => ({ ...row, params: JSON.stringify(row.params) })))
    .execute();
};

/** Writes what changes of a notification; undefined when the person has none with this identifier. */
export const update = async (
  db: Db,
  userId: string,
  id: string,
  changes: Partial<Pick<NotificationRow, "progress" | "tone" | "readAt">>,
): Promise<string | undefined> =>
  (
    await db
      .updateTable(table)
      .set(changes)
      .where("userId", "=", userId)
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst()
  )?.id;

/** Marks those that are unread as read, and answers which these were. */
export async function read(
  db: Db,
  userId: string,
  readAt: string,
  which: { ids: readonly string[] } | { kinds: readonly NotificationKindText[] },
): Promise<string[]> {
  const [column, values] = "ids" in which ? (["id", which.ids] as const) : (["kind", which.kinds] as const);
  if (values.length === 0) return [];
  const rows = await db
    .updateTable(table)
    .set({ readAt })
    .where("userId", "=", userId)
    .where("readAt", "is", null)
    .where(sql.ref<string>(column), "in", values)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
