import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect, type LogEvent } from "kysely";
import { createTally, observe } from "#gateway/platform/metrics/tally.ts";
import type { Database, Store } from "./database.ts";

/** What counts the statements of a store, and what they are counted in. */
function counting() {
  const statements = createTally();
  const log = ({ queryDurationMillis }: LogEvent) => observe(statements, queryDurationMillis / 1_000);
  return { statements, log };
}

/** Opens a PostgreSQL store by its URL; connections are made when they are needed, at most 20. */
export async function openPostgres(url: string): Promise<Store> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 5_000 });
  pool.on("error", () => {});
  const { statements, log } = counting();
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log });
  return {
    db,
    dialect: "postgres",
    statements,
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
}

/**
 * Opens a PostgreSQL that runs inside this process and ends with it; for tests and trials.
 * @param image what it begins with; see `pgliteImage`.
 */
export async function openPglite(image?: Blob): Promise<Store> {
  return storeOf(await startPglite(image));
}

/** A prepared PostgreSQL in this process as a file, to open copies of it with: quicker than preparing each of them. */
export async function pgliteImage(prepare: (store: Store) => Promise<void>): Promise<Blob> {
  const pglite = await startPglite();
  const store = storeOf(pglite);
  try {
    await prepare(store);
    return await pglite.dumpDataDir("none");
  } finally {
    await store.close();
  }
}

async function startPglite(loadDataDir?: Blob): Promise<PGlite> {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/contrib/pg_trgm"),
  ]);
  return await PGlite.create({ extensions: { pg_trgm }, ...(loadDataDir && { loadDataDir }) });
}

function storeOf(pglite: PGlite): Store {
  const { statements, log } = counting();
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), log });
  return { db, dialect: "postgres", statements, close: () => db.destroy() };
}
