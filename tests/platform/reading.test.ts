import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Store } from "#gateway/platform/store/database.ts";
import { ask, readFrom } from "#gateway/platform/store/reading.ts";
import { openSqlite } from "#gateway/platform/store/sqlite.ts";

let folder: string;
let store: Store;
let other: DatabaseSync;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "reading-"));
  const path = join(folder, "store.db");
  store = openSqlite(path);
  await sql`create table notes (id integer primary key)`.execute(store.db);
  other = new DatabaseSync(path);
});
afterEach(async () => {
  other.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const count = () => ask(sql<{ n: number }>`select count(*) as n from notes`.compile(store.db));

it("a reading sees one state of the store, whatever another process writes meanwhile", async () => {
  const found = await readFrom(store, function* () {
    const [before] = yield* count();
    other.exec("insert into notes default values");
    const [after] = yield* count();
    return [before?.n, after?.n];
  });
  expect(found).toEqual([0, 0]);
  expect(await readFrom(store, count)).toEqual([{ n: 1 }]);
});

it("a reading that fails leaves no transaction behind", async () => {
  await expect(readFrom(store, () => ask(sql`select nothing`.compile(store.db)))).rejects.toThrow("nothing");
  await sql`insert into notes default values`.execute(store.db);
  expect(await readFrom(store, count)).toEqual([{ n: 1 }]);
});

it("a reading waits for a transaction that is under way, and sees what it has changed", async () => {
  const { promise: began, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const changed = store.db.transaction().execute(async (db) => {
    await sql`insert into notes default values`.execute(db);
    begin();
    await released;
  });
  await began;
  const found = readFrom(store, count);
  release();
  await changed;
  expect(await found).toEqual([{ n: 1 }]);
});
