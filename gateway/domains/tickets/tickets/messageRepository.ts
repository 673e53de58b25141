import type { ColumnType, Generated, Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { noteFileUses } from "#gateway/platform/store/fileUses.ts";
import { jsonType, serialKey, textType, type Step } from "#gateway/platform/store/migrate.ts";

export const authors = ["USER", "STAFF", "BOT", "SYSTEM"] as const;

/** A file as a message names it. */
export interface AttachedRow {
  id: string;
  name: string;
  type: string;
  size: number;
}

export type Params = Record<string, string | number>;

export interface TicketMessageTable {
  id: Generated<number>;
  ticketId: number;
  author: (typeof authors)[number];
  userId: string | null;
  body: string;
  attachments: ColumnType<AttachedRow[], string, string>;
  isInternal: number;
  event: string | null;
  params: ColumnType<Params, string, string>;
  grantId: string | null;
  via: "CONSOLE" | "MAIL";
  /** The identifier of the mail that it came by. */
  mailId: string | null;
  editedAt: string | null;
  recalledAt: string | null;
  createdAt: string;
}

export type TicketMessageRow = Selectable<TicketMessageTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    tickets_messages: TicketMessageTable;
  }
}

const table = "tickets_messages";

export const migrations: Record<string, Step> = {
  "0601_tickets_messages": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", serialKey(dialect))
      .addColumn("ticketId", "integer", (c) => c.notNull())
      .addColumn("author", text, (c) => c.notNull())
      .addColumn("userId", text)
      .addColumn("body", text, (c) => c.notNull())
      .addColumn("attachments", jsonType(dialect), (c) => c.notNull())
      .addColumn("isInternal", "integer", (c) => c.notNull())
      .addColumn("event", text)
      .addColumn("params", jsonType(dialect), (c) => c.notNull())
      .addColumn("grantId", text)
      .addColumn("via", text, (c) => c.notNull())
      .addColumn("mailId", text)
      .addColumn("editedAt", text)
      .addColumn("recalledAt", text)
      .addColumn("createdAt", text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex(`${table}_thread`)
      .on(table)
      .columns(["ticketId", "isInternal", "id"])
      .execute();
    await db.schema.createIndex(`${table}_all`).on(table).columns(["ticketId", "id"]).execute();
    await db.schema.createIndex(`${table}_mail`).unique().on(table).column("mailId").execute();
  },
};

export type NewMessageRow = Pick<TicketMessageRow, "ticketId" | "author" | "createdAt"> &
  Partial<Omit<TicketMessageRow, "id">>;

const written = ({ attachments = [], params = {}, ...row }: NewMessageRow) => ({
  userId: null,
  body: "",
  isInternal: 0,
  event: null,
  grantId: null,
  via: "CONSOLE" as const,
  mailId: null,
  editedAt: null,
  recalledAt: null,
  ...row,
  attachments: JSON.stringify(attachments),
  params: JSON.stringify(params),
});

export async function append(db: Db, row: NewMessageRow): Promise<TicketMessageRow> {
  const added = await db.insertInto(table).values(written(row)).returningAll().executeTakeFirstOrThrow();
  await noteFileUses(db, table, [added]);
  return added;
}

export const byId = async (db: Db, id: number): Promise<TicketMessageRow | undefined> =>
  await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

/** Whether a mail has come in before. */
export const hasMail = async (db: Db, mailId: string): Promise<boolean> =>
  (await db.selectFrom(table).select("id").where("mailId", "=", mailId).executeTakeFirst()) !== undefined;

/** The message that asked for an access, in the ticket that it was asked in. */
export const askingFor = async (db: Db, ticketId: number, grantId: string) =>
  await db
    .selectFrom(table)
    .select(["id", "ticketId"])
    .where("ticketId", "=", ticketId)
    .where("grantId", "=", grantId)
    .executeTakeFirst();

/** How many of the newest mails of a person in a ticket came since then; at most a hundred. */
export const mailsSince = async (db: Db, ticketId: number, userId: string, since: string): Promise<number> =>
  (
    await db
      .selectFrom(table)
      .select("id")
      .where("ticketId", "=", ticketId)
      .where("via", "=", "MAIL")
      .where("userId", "=", userId)
      .where("createdAt", ">=", since)
      .orderBy("id", "desc")
      .limit(100)
      .execute()
  ).length;

/** The newest messages, or those before one of them, the newest first. */
export async function newest(
  db: Db,
  ticketId: number,
  { before, limit, withNotes }: { before: number | null; limit: number; withNotes: boolean },
): Promise<TicketMessageRow[]> {
  let rows = db.selectFrom(table).selectAll().where("ticketId", "=", ticketId);
  if (!withNotes) rows = rows.where("isInternal", "=", 0);
  if (before !== null) rows = rows.where("id", "<", before);
  return await rows.orderBy("id", "desc").limit(limit).execute();
}

/** Those of these messages of a ticket that people wrote. */
export const ofTicket = async (
  db: Db,
  ticketId: number,
  ids: readonly number[],
): Promise<TicketMessageRow[]> =>
  ids.length === 0
    ? []
    : await db
        .selectFrom(table)
        .selectAll()
        .where("ticketId", "=", ticketId)
        .where("id", "in", ids)
        .where("event", "is", null)
        .orderBy("id")
        .execute();

/** Moves messages to another ticket: these, or all. */
export async function move(db: Db, from: number, to: number, ids?: readonly number[]): Promise<void> {
  let rows = db.updateTable(table).set({ ticketId: to }).where("ticketId", "=", from);
  if (ids) rows = rows.where("id", "in", ids);
  await rows.execute();
}

/** Changes a message as it was read; undefined when it was changed meanwhile. */
export const change = async (
  db: Db,
  { id, body, recalledAt }: TicketMessageRow,
  changes: Partial<Pick<TicketMessageRow, "body" | "editedAt" | "recalledAt">> & { isEmptied?: boolean },
): Promise<TicketMessageRow | undefined> => {
  const { isEmptied = false, ...set } = changes;
  return await db
    .updateTable(table)
    .set({ ...set, ...(isEmptied && { attachments: "[]" }) })
    .where("id", "=", id)
    .where("body", "=", body)
    .where("recalledAt", recalledAt === null ? "is" : "=", recalledAt)
    .returningAll()
    .executeTakeFirst();
};

/** Who of the staff has written in a ticket, for all to see; at most ten. */
export const staffIn = async (db: Db, ticketId: number): Promise<string[]> =>
  (
    await db
      .selectFrom(table)
      .select("userId")
      .distinct()
      .where("ticketId", "=", ticketId)
      .where("isInternal", "=", 0)
      .where("author", "=", "STAFF")
      .limit(10)
      .execute()
  ).flatMap(({ userId }) => userId ?? []);
