import type { Generated } from "kysely";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Store } from "#gateway/platform/store/database.ts";
import { jsonType, migrate, serialKey, type Step } from "#gateway/platform/store/migrate.ts";
import { lastNumber, setLastNumber } from "#gateway/platform/store/numbering.ts";
import { sampleTables } from "#gateway/platform/store/sampleRows.ts";
import { seed } from "#gateway/platform/store/seed.ts";
import { restoreSnapshot, saveSnapshot } from "#gateway/platform/store/snapshots.ts";
import { TestClock } from "#tests/support/clock.ts";
import { openEmptyStore, storeKinds } from "#tests/support/stores.ts";

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    test_ships: {
      id: Generated<number>;
      name: string;
      data: string;
      afloat: boolean;
      draught: number;
      note: string | null;
      twice?: number;
    };
    test_berths: { code: string; shipId: number };
  }
}

const shape: Step = async (db, dialect) => {
  await db.schema
    .createTable("test_ships")
    .addColumn("id", serialKey(dialect))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("data", jsonType(dialect), (c) => c.notNull())
    .addColumn("afloat", "boolean", (c) => c.notNull())
    .addColumn("draught", "double precision", (c) => c.notNull())
    .addColumn("note", "text")
    .addColumn("twice", "double precision", (c) => c.generatedAlwaysAs(sql`draught * 2`).stored())
    .execute();
  await db.schema
    .createTable("test_berths")
    .addColumn("code", "text", (c) => c.primaryKey())
    .addColumn("shipId", "integer", (c) => c.notNull().references("test_ships.id"))
    .execute();
};

const names = ['Gull\'s "wing"', "月\n舟 \\ 🚢", "$.name ''", ""];
const fleet = {
  name: "test/ships",
  sample: {
    kind: "rows" as const,
    table: "test_ships" as const,
    furtherTables: ["test_berths" as const],
    fill: async (store: Store) => {
      const data = [{ tags: ["a", null, 1.5], deep: { "x.y": true } }, "plain text", 7, [false]];
      await store.db
        .insertInto("test_ships")
        .values(
          names.map((name, at) => ({
            id: at + 1,
            name,
            data: JSON.stringify(data[at]),
            afloat: at % 2 === 0,
            draught: 0.1 + at / 3,
            note: at === 1 ? null : "“note”",
          })),
        )
        .execute();
      await setLastNumber(store, "test_ships", names.length);
      await store.db.insertInto("test_berths").values({ code: "B-1", shipId: 2 }).execute();
    },
  },
};

it.each(storeKinds)(
  "a snapshot keeps every type of column, tables that refer to each other, and the numbering on %s",
  async (kind) => {
    const store = await openEmptyStore(kind);
    await migrate(store, { "9000_test": shape });
    const clock = new TestClock();
    await seed(store, [fleet], clock, { accounts: false });
    const tables = sampleTables([fleet]);
    expect(tables).toEqual(["test_ships", "test_berths"]);
    const all = async () => [
      await store.db.selectFrom("test_ships").selectAll().orderBy("id").execute(),
      await store.db.selectFrom("test_berths").selectAll().execute(),
    ];
    const before = await all();
    await saveSnapshot(store, tables, { name: "fleet", createdAt: "now", rows: 5 }, () => undefined);
    await store.db.deleteFrom("test_berths").execute();
    await store.db.deleteFrom("test_ships").where("id", ">", 1).execute();
    await store.db
      .insertInto("test_ships")
      .values({ name: "New", data: "{}", afloat: true, draught: 1, note: null })
      .execute();
    expect(await lastNumber(store, "test_ships")).toBe(5);
    await restoreSnapshot(store, tables, "fleet");
    expect(await all()).toEqual(before);
    expect(await lastNumber(store, "test_ships")).toBe(4);
    await store.db.insertInto("test_berths").values({ code: "B-2", shipId: 3 }).execute();
    await seed(store, [fleet], clock, { accounts: false, reset: true });
    expect(await store.db.selectFrom("test_berths").selectAll().execute()).toHaveLength(1);
    await store.close();
  },
  60_000,
);

it.each(storeKinds)(
  "a restore that fails on %s leaves all rows as they were",
  async (kind) => {
    const store = await openEmptyStore(kind);
    await migrate(store, { "9000_test": shape });
    await seed(store, [fleet], new TestClock(), { accounts: false });
    await saveSnapshot(
      store,
      ["test_berths"],
      { name: "broken", createdAt: "now", rows: 1 },
      () => undefined,
    );
    await expect(restoreSnapshot(store, ["test_ships", "test_berths"], "broken")).rejects.toThrow();
    expect(await store.db.selectFrom("test_ships").selectAll().execute()).toHaveLength(4);
    expect(await store.db.selectFrom("test_berths").selectAll().execute()).toHaveLength(1);
    await store.close();
  },
  60_000,
);

it.each(storeKinds)(
  "sample rows that cannot be written on %s leave none at all, and a reset as many as there were",
  async (kind) => {
    const store = await openEmptyStore(kind);
    await migrate(store, { "9000_test": shape });
    const ships = async () => await store.db.selectFrom("test_ships").selectAll().execute();
    const broken = {
      name: "test/broken",
      sample: { ...fleet.sample, fill: () => Promise.reject(new Error("no rows")) },
    };
    const clock = new TestClock();
    await expect(seed(store, [fleet, broken], clock, { accounts: false })).rejects.toThrow("no rows");
    expect(await ships()).toEqual([]);
    await seed(store, [fleet], clock, { accounts: false });
    await expect(seed(store, [fleet, broken], clock, { accounts: false, reset: true })).rejects.toThrow();
    expect(await ships()).toHaveLength(4);
    await store.close();
  },
  60_000,
);

it.each(storeKinds)(
  "two that fill a store on %s at the same time put its sample rows in once",
  async (kind) => {
    const store = await openEmptyStore(kind);
    await migrate(store, { "9000_test": shape });
    const fill = () => seed(store, [fleet], new TestClock(), { accounts: false });
    await Promise.all([fill(), fill()]);
    expect(await store.db.selectFrom("test_ships").selectAll().execute()).toHaveLength(4);
    await store.close();
  },
  60_000,
);
