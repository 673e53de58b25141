import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import type { Database, Store } from "./database.ts";

/** Opens a PostgreSQL store by its URL; connections are made when they are needed, at most 20. */
export async function openPostgres(url: string): Promise<Store> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 5_000 });
  pool.on("error", () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, dialect: "postgres", close: () => db.destroy() };
}

/** Opens a PostgreSQL that runs inside this process and ends with it; for tests and trials. */
export async function openPglite(): Promise<Store> {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/contrib/pg_trgm"),
  ]);
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return { db, dialect: "postgres", close: () => db.destroy() };
}
