import { sql, type Kysely } from "kysely";
import type { Db, Store } from "./database.ts";

/** Something that one process at a time holds. */
export interface LeaseTable {
  name: string;
  /** Grows by one with every holder: whoever has an older one has been overtaken. */
  token: number;
  /** Until when it is held, in milliseconds of the store's time. */
  expiresAt: number | string;
}

/** When periodic work was done last. */
export interface PeriodicRunTable {
  name: string;
  /** By the gateway's clock. */
  ranAt: string;
}

declare module "./database.ts" {
  interface Database {
    leases: LeaseTable;
    periodic_runs: PeriodicRunTable;
  }
}

/** Makes the tables of leases and of periodic work. */
export async function createLeaseTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("leases")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("token", "integer", (c) => c.notNull())
    .addColumn("expiresAt", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("periodic_runs")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("ranAt", "text", (c) => c.notNull())
    .execute();
}

/** The store's own time in milliseconds, which all its processes have in common; SQLite's are on one machine. */
export async function storeTime({ db, dialect }: Store): Promise<number> {
  if (dialect === "sqlite") return Date.now();
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db);
  return new Date(rows[0]?.now ?? "").getTime();
}

/** Takes a lease that nobody holds now; answers its token, null where somebody holds it. */
export async function takeLease(
  db: Db,
  name: string,
  now: number,
  expiresAt: number,
): Promise<number | null> {
  await db
    .insertInto("leases")
    .values({ name, token: 0, expiresAt: 0 })
    .onConflict((c) => c.doNothing())
    .execute();
  const taken = await db
    .updateTable("leases")
    .set((row) => ({ token: row("token", "+", 1), expiresAt }))
    .where("name", "=", name)
    .where("expiresAt", "<=", now)
    .returning("token")
    .executeTakeFirst();
  return taken?.token ?? null;
}

/** Holds a lease for longer; false where it ran out before, or somebody else has it. */
export const renewLease = async (
  db: Db,
  name: string,
  token: number,
  now: number,
  expiresAt: number,
): Promise<boolean> =>
  (await db
    .updateTable("leases")
    .set({ expiresAt })
    .where("name", "=", name)
    .where("token", "=", token)
    .where("expiresAt", ">", now)
    .returning("token")
    .executeTakeFirst()) !== undefined;

/** Lets go of a lease, so that another can take it at once. */
export const endLease = async (db: Db, name: string, token: number): Promise<void> => {
  await db
    .updateTable("leases")
    .set({ expiresAt: 0 })
    .where("name", "=", name)
    .where("token", "=", token)
    .execute();
};

/** Whether nobody has taken the lease since; within a transaction nobody can take it before that ends. */
export const isLatest = async (db: Db, name: string, token: number): Promise<boolean> =>
  (await db
    .updateTable("leases")
    .set({ token })
    .where("name", "=", name)
    .where("token", "=", token)
    .returning("token")
    .executeTakeFirst()) !== undefined;

/** When periodic work was done last; null for never. */
export const ranAt = async (db: Db, name: string): Promise<string | null> =>
  (await db.selectFrom("periodic_runs").select("ranAt").where("name", "=", name).executeTakeFirst())?.ranAt ??
  null;

/** Keeps that periodic work was done. */
export const noteRun = async (db: Db, name: string, at: string): Promise<void> => {
  await db
    .insertInto("periodic_runs")
    .values({ name, ranAt: at })
    .onConflict((c) => c.column("name").doUpdateSet({ ranAt: at }))
    .execute();
};
