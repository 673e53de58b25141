import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "#gateway/platform/clock.ts";
import { createLog } from "#gateway/platform/log.ts";
import { scope } from "#gateway/platform/scope.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { record, type Recording } from "#gateway/platform/store/recording.ts";
import { openSqlite } from "#gateway/platform/store/sqlite.ts";

const silent = createLog("silent");

let folder: string;
let store: Store;
const run = async (text: string, on = store) => await sql.raw(text).execute(on.db);

/** Notes what the statement reads. */
async function noted(text: string): Promise<Recording> {
  const recording = record([store], systemClock);
  if (!recording) throw new Error("Nothing can be noted.");
  await scope.run({ requestId: "1", log: silent, recording }, () => run(text));
  return recording;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "versions-"));
  store = openSqlite(join(folder, "a.db"));
  for (const text of [
    "create table parents (id integer primary key, name text)",
    "create table children (id integer primary key, parent integer references parents (id) on delete cascade)",
    "create table counted (n integer)",
    "create trigger count after insert on parents begin update counted set n = n + 1; end",
    "create view named as select name from parents",
    "insert into counted values (0)",
    "insert into parents values (1, 'A')",
  ])
    await run(text);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

describe("what a statement reads stands until", () => {
  it.each([
    ["its table is written to", "select * from parents", "update parents set name = 'B'"],
    ["a table in a part of it is", "select 1 where exists (select 1 from parents)", "delete from parents"],
    ["the table behind a view is", "select * from named", "update parents set name = 'B'"],
    ["a trigger writes to it", "select * from counted", "insert into parents values (2, 'B')"],
    ["a row goes with another", "select * from children", "delete from parents where id = 1"],
    ["the store's shape changes", "select * from counted", "create table further (id integer)"],
  ])("%s", async (_name, read, write) => {
    const recording = await noted(read);
    expect(recording.holds()).toBe(true);
    await run(write);
    expect(recording.holds()).toBe(false);
  });

  it("another connection to the file has changed something", async () => {
    const other = openSqlite(join(folder, "a.db"));
    const recording = await noted("select * from counted");
    await run("update parents set name = 'B'", other);
    expect(recording.holds()).toBe(false);
    await other.close();
  });
});

it("what a statement reads stands while other tables change", async () => {
  const recording = await noted("select * from parents");
  await run("update counted set n = 5");
  expect(recording.holds()).toBe(true);
});

it("nothing holds, and nothing is noted, while a transaction is under way", async () => {
  const recording = await noted("select * from parents");
  await store.db.transaction().execute(async () => {
    expect(recording.holds()).toBe(false);
    expect(record([store], systemClock)).toBeNull();
    await Promise.resolve();
  });
  expect(recording.holds()).toBe(true);
});

it.each([
  "select random() % 10",
  "select strftime('%Y', 'now')",
  "select current_timestamp",
  "pragma user_version",
])("what does not come from tables is not kept: %s", async (text) => {
  expect((await noted(text)).isKeepable()).toBe(false);
});

it("what is read from a store that nobody watches is not kept", async () => {
  const other = openSqlite(":memory:");
  const recording = record([other], systemClock);
  await scope.run({ requestId: "1", log: silent, recording }, () => run("select * from parents"));
  expect(recording?.isKeepable()).toBe(false);
  await other.close();
});
