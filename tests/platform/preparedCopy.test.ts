import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { readConfig } from "#gateway/platform/config.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { openStore } from "#gateway/platform/store/open.ts";
import { keepPreparedCopy, preparedCopy } from "#gateway/platform/store/preparedCopy.ts";
import { sqliteImage } from "#gateway/platform/store/sqlite.ts";
import { prepareStore } from "#gateway/prepareStore.ts";
import { TestClock } from "#tests/support/clock.ts";
import { countSampleRows } from "#tests/support/gateway.ts";

let path: string;
let clock: TestClock;
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), "copies-"));
  clock = new TestClock();
});
afterEach(() => rmSync(path, { recursive: true }));

const folder = () => pathToFileURL(path + sep);
const config = readConfig({ NODE_ENV: "test" });
const withoutAccounts = { ...config, sampleAccounts: false };
const keep = () =>
  keepPreparedCopy(clock, folder(), () =>
    sqliteImage((store) => prepareStore(store, withoutAccounts, clock)),
  );
const open = (url: string, settings = withoutAccounts) =>
  openStore(
    url,
    (store) => prepareStore(store, settings, clock),
    () => preparedCopy(clock, folder()),
  );

/** What chance or the machine's time gives: the end of a ULID, a hash over one, and when Kysely did a step. */
const chance = /(?<=_[\dA-HJKMNP-TV-Z]{10})[\dA-HJKMNP-TV-Z]{16}(?=")|(?<="(?:timestamp|digest)":")[^"]+/g;

/** All rows of all tables, in whatever order they went in. */
async function rowsOf({ db }: Store): Promise<Record<string, string[]>> {
  const tables = await sql<{
    name: string;
  }>`select name from sqlite_master where type = 'table' order by name`.execute(db);
  const all: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    all[name] = rows.map((row) => JSON.stringify(row).replaceAll(chance, "")).toSorted();
  }
  return all;
}

/** Every table, index and trigger as it was made. */
const shapeOf = async ({ db }: Store) =>
  (await sql<object>`select type, name, tbl_name, sql from sqlite_master order by type, name`.execute(db))
    .rows;

describe("a store that begins with the prepared copy", () => {
  it("has the tables, indexes and triggers of one that is made step by step", async () => {
    const made = await open(":memory:");
    await keep();
    const copied = await open(":memory:");
    expect(await shapeOf(copied)).toEqual(await shapeOf(made));
    await Promise.all([made.close(), copied.close()]);
  });

  it.each([
    ["without", withoutAccounts],
    ["with", config],
  ])("has in every table the rows that are put in one by one, %s accounts", async (_, settings) => {
    const seeded = await open(":memory:", settings);
    await keep();
    const copied = await open(":memory:", settings);
    const [rows, expected] = [await rowsOf(copied), await rowsOf(seeded)];
    expect(Object.keys(rows)).toEqual(Object.keys(expected));
    for (const [table, here] of Object.entries(rows)) expect([table, here]).toEqual([table, expected[table]]);
    await Promise.all([seeded.close(), copied.close()]);
  });

  it("gets the sample accounts at its own time", async () => {
    await keep();
    clock.move(5_000);
    const store = await open(":memory:", config);
    const { rows } = await sql<{
      n: number;
      at: string;
    }>`select count(*) as n, min("createdAt") as at from accounts_users`.execute(store.db);
    expect(rows).toEqual([{ n: 6, at: new Date(clock.now()).toISOString() }]);
    await store.close();
  });

  it("is a file that goes on by itself: later starts keep what was changed", async () => {
    await keep();
    const url = `file:${join(path, "berth.db")}`;
    const first = await open(url);
    expect(await countSampleRows(first)).toBeGreaterThan(1_000);
    await sql`update ecommerce_products set "productName" = 'Mine' where id = 1`.execute(first.db);
    await first.close();
    const second = await open(url);
    const { rows } =
      await sql<object>`select "productName" as name from ecommerce_products where id = 1`.execute(second.db);
    expect(rows).toEqual([{ name: "Mine" }]);
    await second.close();
    expect(readdirSync(path).filter((name) => name.endsWith(".new"))).toEqual([]);
  });

  it("is made step by step where an earlier store left a log behind, which is no part of the copy", async () => {
    await keep();
    writeFileSync(join(path, "berth.db-wal"), "not a log");
    const store = await open(`file:${join(path, "berth.db")}`);
    const { rows } = await sql<object>`pragma integrity_check`.execute(store.db);
    expect([rows, (await countSampleRows(store)) > 1_000]).toEqual([[{ integrity_check: "ok" }], true]);
    await store.close();
  });
});

describe("the prepared copy", () => {
  it("serves the day that it was made on alone, and the next takes its place", async () => {
    await keep();
    const [name] = readdirSync(path);
    clock.move(DAY);
    expect(preparedCopy(clock, folder())).toBeUndefined();
    await keep();
    expect(readdirSync(path)).toHaveLength(1);
    expect(readdirSync(path)).not.toContain(name);
  });

  it("is made again when the day ends while it is made", async () => {
    let made = 0;
    await keepPreparedCopy(clock, folder(), () => {
      made += 1;
      if (made === 1) clock.move(DAY);
      return Promise.resolve(new Uint8Array([made]));
    });
    expect([...(preparedCopy(clock, folder()) ?? [])]).toEqual([2]);
  });

  it("is not there for the sources", () => {
    expect(preparedCopy({ now: () => Date.now() })).toBeUndefined();
  });
});
