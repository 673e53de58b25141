import type { Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";
import type { TicketCategory } from "#gateway/domains/tickets/tickets/repository.ts";

export interface CannedReplyTable {
  id: string;
  title: string;
  body: string;
  category: TicketCategory | null;
  andThen: "RESOLVE" | "HOLD" | null;
}

export type CannedReplyRow = Selectable<CannedReplyTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    tickets_canned_replies: CannedReplyTable;
  }
}

const table = "tickets_canned_replies";
/** So many are kept. */
export const KEPT = 200;

export const migrations: Record<string, Step> = {
  "0602_tickets_cannedReplies": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("title", text, (c) => c.notNull())
      .addColumn("body", text, (c) => c.notNull())
      .addColumn("category", text)
      .addColumn("andThen", text)
      .execute();
  },
};

export const all = async (db: Db): Promise<CannedReplyRow[]> =>
  await db.selectFrom(table).selectAll().orderBy("title").orderBy("id").limit(KEPT).execute();

export const byId = async (db: Db, id: string): Promise<CannedReplyRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

export const insert = async (db: Db, rows: readonly CannedReplyRow[]): Promise<void> => {
  if (rows.length > 0)
    await db
      .insertInto(table)
      .values([...rows])
      .execute();
};

export const update = async (db: Db, { id, ...row }: CannedReplyRow): Promise<boolean> =>
  !id.includes("\0") &&
  (await db.updateTable(table).set(row).where("id", "=", id).returning("id").executeTakeFirst()) !==
    undefined;

export const remove = async (db: Db, id: string): Promise<boolean> =>
  !id.includes("\0") &&
  (await db.deleteFrom(table).where("id", "=", id).returning("id").executeTakeFirst()) !== undefined;
