import { sql, type Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

export type BindingStatusText = "PENDING_DNS" | "VERIFYING" | "ACTIVE" | "FAILED" | "DRIFTED";

export interface BindingTable {
  id: string;
  host: string;
  appId: string;
  port: number;
  /** The app answers at this path and below it: `/` for everywhere. */
  path: string;
  /** 1 where who comes without TLS is sent to it, once there is a certificate. */
  redirectHttps: number;
  status: BindingStatusText;
  /** Where the name led when it was looked at and did not lead here; null while it does, or was not looked at. */
  found: string | null;
  /** When it is looked at next. */
  checkAt: string | null;
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
  "0623_hosting_bindings_checks": async (db, dialect) => {
    await db.schema.alterTable(table).addColumn("found", textType(dialect)).execute();
    await db.schema.alterTable(table).addColumn("checkAt", textType(dialect)).execute();
    await db.schema.createIndex(`${table}_checkAt`).on(table).column("checkAt").execute();
  },
  "0625_hosting_bindings_paths": async (db, dialect) => {
    await db.schema
      .alterTable(table)
      .addColumn("path", textType(dialect), (c) => c.notNull().defaultTo("/"))
      .execute();
    await db.schema
      .alterTable(table)
      .addColumn("redirectHttps", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
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

export const setPlace = async (
  db: Db,
  id: string,
  place: Pick<BindingRow, "port"> & Partial<Pick<BindingRow, "path" | "redirectHttps">>,
): Promise<BindingRow> =>
  await db.updateTable(table).set(place).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

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

export async function nextCheck(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom(table)
    .select("checkAt")
    .where("checkAt", "is not", null)
    .orderBy("checkAt")
    .limit(1)
    .executeTakeFirst();
  return row?.checkAt ?? null;
}

export const toCheck = async (db: Db, until: string, limit: number): Promise<BindingRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("checkAt", "<=", until)
    .orderBy("checkAt")
    .limit(limit)
    .execute();

/** Changes a binding while it is in the status that it was read in; undefined where it is not any more. */
export const move = async (
  db: Db,
  { id, status }: Pick<BindingRow, "id" | "status">,
  changes: Partial<Pick<BindingRow, "status" | "found" | "checkAt">>,
): Promise<BindingRow | undefined> =>
  await db
    .updateTable(table)
    .set(changes)
    .where("id", "=", id)
    .where("status", "=", status)
    .returningAll()
    .executeTakeFirst();
