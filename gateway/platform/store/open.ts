import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import type { Store } from "./database.ts";
import { openSqlite } from "./sqlite.ts";
import { openPostgres } from "./postgres.ts";

/** A store that cannot be opened; `message` says why and names the way out. */
export class StoreError extends Error {
  override name = "StoreError";
}

const NOT_A_DATABASE = new Set([11, 26]);
const isDamage = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && NOT_A_DATABASE.has(Number(error.errcode) & 0xff);

/** The file behind a `file:` URL, seen from the working directory. */
function fileOf(databaseUrl: string): string {
  return databaseUrl.startsWith("file:///") ? fileURLToPath(databaseUrl) : databaseUrl.slice("file:".length);
}

/** Whether there is a store at a `DATABASE_URL`; of a server that is not asked. */
export const hasStore = (databaseUrl: string): boolean =>
  !databaseUrl.startsWith("file:") || existsSync(fileOf(databaseUrl));

/**
 * Opens the store of a `DATABASE_URL` (`:memory:`, `file:PATH`, `postgres://...`) and does `first` with it
 * (migrations, seed), so that damage met on the way is told the same as at opening.
 * @param copy the bytes that a new SQLite store begins with, where there are some.
 * @throws {StoreError} when the file is damaged or the server does not answer; nothing is changed or removed.
 */
export async function openStore(
  databaseUrl: string,
  first: (store: Store) => Promise<void>,
  copy: () => Uint8Array | undefined = () => undefined,
): Promise<Store> {
  let store: Store | undefined;
  try {
    store = databaseUrl.startsWith("postgres")
      ? await openPostgres(databaseUrl)
      : openSqlite(databaseUrl === ":memory:" ? databaseUrl : fileOf(databaseUrl), copy);
    await first(store);
    return store;
  } catch (error) {
    await store?.close().catch(() => {});
    if (isDamage(error)) {
      throw new StoreError(
        `The store ${fileOf(databaseUrl)} is damaged or is not a database. It is kept as it is. ` +
          `Move it away and start again for a fresh one, put a backup in its place, or set DATABASE_URL to another file.`,
      );
    }
    if (databaseUrl.startsWith("postgres") && error instanceof Error && "code" in error) {
      const { host, pathname } = new URL(databaseUrl);
      throw new StoreError(
        `PostgreSQL at ${host}${pathname} cannot be used (${String(error.code)}). Check that it runs and that DATABASE_URL is right.`,
      );
    }
    throw error;
  }
}

/** Whether the store answers now. */
export const answers = async ({ db }: Store): Promise<boolean> =>
  await sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
