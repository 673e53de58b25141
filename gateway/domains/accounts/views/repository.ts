import type { ColumnType, Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

/** What a view shows, kept as one JSON value: nobody asks for a part of it. */
export interface ViewShown {
  base: string | null;
  q: string;
  filters: { name: string; values: string[] }[];
  sort: string | null;
  itemsPerPage: number | null;
  columns: unknown;
}

export interface ViewTable {
  id: string;
  userId: string;
  list: string;
  name: string;
  shown: ColumnType<ViewShown, string, string>;
  shared: boolean;
  isDefault: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export type SavedViewRow = Selectable<ViewTable>;
const table = "accounts_views";

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_views: ViewTable;
  }
}

export const migrations: Record<string, Step> = {
  "0130_accounts_views": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("list", text, (c) => c.notNull())
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("shown", jsonType(dialect), (c) => c.notNull())
      .addColumn("shared", "boolean", (c) => c.notNull())
      .addColumn("isDefault", "boolean", (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("updatedAt", text, (c) => c.notNull())
      .execute();
    await db.schema.createIndex("accounts_views_list").on(table).columns(["userId", "list", "id"]).execute();
  },
};

export const ofList = async (db: Db, userId: string, list: string): Promise<SavedViewRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("userId", "=", userId)
    .where("list", "=", list)
    .orderBy("id")
    .execute();

export const byId = async (db: Db, id: string): Promise<SavedViewRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

export const insert = async (db: Db, { shown, ...row }: SavedViewRow): Promise<SavedViewRow> =>
  await db
    .insertInto(table)
    .values({ ...row, shown: JSON.stringify(shown) })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Changes the row as it was read; nothing when somebody else was faster. */
export const update = async (
  db: Db,
  before: SavedViewRow,
  { shown, ...row }: SavedViewRow,
): Promise<SavedViewRow | undefined> =>
  await db
    .updateTable(table)
    .set({ ...row, shown: JSON.stringify(shown), version: before.version + 1 })
    .where("id", "=", before.id)
    .where("version", "=", before.version)
    .returningAll()
    .executeTakeFirst();

/** Takes the mark from the view that a person's list opened with. */
export const clearDefault = async (db: Db, userId: string, list: string): Promise<void> => {
  await db
    .updateTable(table)
    .set({ isDefault: false })
    .where("userId", "=", userId)
    .where("list", "=", list)
    .where("isDefault", "=", true)
    .execute();
};

export const remove = async (db: Db, userId: string, id: string): Promise<string | undefined> =>
  id.includes("\0")
    ? undefined
    : (
        await db
          .deleteFrom(table)
          .where("id", "=", id)
          .where("userId", "=", userId)
          .returning("id")
          .executeTakeFirst()
      )?.id;
