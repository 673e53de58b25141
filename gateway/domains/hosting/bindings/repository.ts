import { sql, type Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

export type BindingStatusText = "PENDING_DNS" | "ACTIVE";

export interface BindingTable {
  id: string;
  host: string;
  appId: string;
  port: number;
  status: BindingStatusText;
  createdBy: string;
  createdAt: string;
}

export type BindingRow = Selectable<BindingTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    hosting_bindings: BindingTable;
  }
}

const table = "hosting_bindings";

export const migrations: Record<string, Step> = {
  "0575_hosting_bindings": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("host", text, (c) => c.notNull().unique())
      .addColumn("appId", text, (c) => c.notNull().references("hosting_apps.id").onDelete("cascade"))
      .addColumn("port", "integer", (c) => c.notNull())
      .addColumn("status", text, (c) => c.notNull())
      .addColumn("createdBy", text, (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .execute();
    await db.schema.createIndex(`${table}_app`).on(table).columns(["appId", "id"]).execute();
  },
};

export const insert = async (db: Db, row: BindingRow): Promise<void> => {
  await db.insertInto(table).values(row).execute();
};

export const byId = async (db: Db, id: string): Promise<BindingRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

export const byHost = async (db: Db, host: string): Promise<BindingRow | undefined> =>
  await db.selectFrom(table).selectAll().where("host", "=", host).executeTakeFirst();

/** The names of these apps. */
export const ofApps = async (db: Db, appIds: readonly string[]): Promise<BindingRow[]> =>
  appIds.length === 0
    ? []
    : await db
        .selectFrom(table)
        .selectAll()
        .where("appId", "in", appIds)
        .orderBy("host")
        .limit(500)
        .execute();

export const setPort = async (db: Db, id: string, port: number): Promise<BindingRow> =>
  await db.updateTable(table).set({ port }).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

export const remove = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom(table).where("id", "=", id).execute();
};

/** The names that are at or below these domains. */
export const within = async (db: Db, domains: readonly string[]): Promise<BindingRow[]> =>
  domains.length === 0
    ? []
    : await db
        .selectFrom(table)
        .selectAll()
        .where((row) =>
          row.or(
            domains.flatMap((domain) => [
              row("host", "=", domain),
              sql<boolean>`"host" like ${`%.${domain.replaceAll(/[\\%_]/g, "\\$&")}`} escape '\\'`,
            ]),
          ),
        )
        .orderBy("host")
        .limit(2_000)
        .execute();
