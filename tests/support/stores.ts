import { join } from "node:path";
import type { Store } from "#gateway/platform/store/database.ts";
import { readConfig } from "#gateway/platform/config.ts";
import { openPglite, openPostgres, pgliteImage } from "#gateway/platform/store/postgres.ts";
import { openSqlite, sqliteImage } from "#gateway/platform/store/sqlite.ts";
import { prepareStore } from "#gateway/prepareStore.ts";
import { TestClock } from "./clock.ts";

/** What a store of tests runs on. */
export type StoreKind = "sqlite" | "pglite" | "postgres";

const server = process.env["TEST_POSTGRES_URL"];

/** The stores the suite runs on: PGlite where no server stands for PostgreSQL, or alone where BERTH_TEST_STORES asks for it. */
export const storeKinds: readonly StoreKind[] =
  process.env["BERTH_TEST_STORES"] === "pglite" ? ["pglite"] : ["sqlite", server ? "postgres" : "pglite"];

/** Runs one statement on the server that is named. */
export async function onServer(statement: string): Promise<unknown[]> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const urlOf = (database: string): string =>
  Object.assign(new URL(server ?? ""), { pathname: `/${database}` }).href;

/** The databases of a run are named for it, so that the run can remove what its tests left. */
const named = (name: string): string => `berth_test_${process.env["TEST_RUN"] ?? "0"}_${process.pid}_${name}`;

let databases = 0;

/** Makes a database of its own. */
async function makeDatabase(template?: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = named(String((databases += 1)));
  await onServer(`create database ${name}${template ? ` template ${template}` : ""}`);
  return {
    url: urlOf(name),
    drop: async () => void (await onServer(`drop database if exists ${name} with (force)`)),
  };
}

/** Opens a database of its own, dropped when the store closes. */
async function openDatabase(template?: string): Promise<Store> {
  const { url, drop } = await makeDatabase(template);
  const store = await openPostgres(url);
  const close = async () => {
    await store.close();
    await drop();
  };
  return { ...store, close };
}

/** Addresses of new stores for gateways in processes of their own: files, and databases where a server stands for PostgreSQL. */
export const newStores: readonly {
  kind: string;
  make: (folder: string) => Promise<{ url: string; drop: () => Promise<void> }>;
}[] = [
  {
    kind: "sqlite",
    make: (folder) =>
      Promise.resolve({
        url: `file:${join(folder, `${String((databases += 1))}.db`)}`,
        drop: () => Promise.resolve(),
      }),
  },
  ...(server ? [{ kind: "postgres", make: () => makeDatabase() }] : []),
];

const prepare = (empty: Store): Promise<void> =>
  prepareStore(empty, readConfig({ NODE_ENV: "test" }), new TestClock());

async function makeTemplate(): Promise<string> {
  const name = named("sample");
  await onServer(`create database ${name}`);
  const store = await openPostgres(urlOf(name));
  await prepare(store);
  await store.close();
  return name;
}

let sqlite: Promise<Uint8Array> | undefined;
let pglite: Promise<Blob> | undefined;
let template: Promise<string> | undefined;

/** Opens an empty store. */
export async function openEmptyStore(kind: StoreKind): Promise<Store> {
  if (kind === "sqlite") return openSqlite(":memory:");
  return kind === "pglite" ? await openPglite() : await openDatabase();
}

/** Opens a store with the sample data and accounts: a copy of one that is filled once for each process. */
export async function openSampleStore(kind: StoreKind): Promise<Store> {
  if (kind === "sqlite") {
    const image = await (sqlite ??= sqliteImage(prepare));
    return openSqlite(":memory:", () => image);
  }
  if (kind === "pglite") return await openPglite(await (pglite ??= pgliteImage(prepare)));
  return await openDatabase(await (template ??= makeTemplate()));
}
