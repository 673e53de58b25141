import { expect, it } from "vitest";
import { migrate, type Step } from "#gateway/platform/store/migrate.ts";
import { openEmptyStore, storeKinds } from "#tests/support/stores.ts";

it.each(storeKinds)(
  "each step runs once, a new one also where others ran, and a shape of a newer version is refused on %s",
  async (kind) => {
    const store = await openEmptyStore(kind);
    const ran: string[] = [];
    const noted =
      (name: string): Step =>
      async (db) => {
        await db.schema.createTable(name).addColumn("id", "integer").execute();
        ran.push(name);
      };
    const first = { "9000_one": noted("test_one") };
    const both = { ...first, "8000_two": noted("test_two") };
    await migrate(store, first);
    await migrate(store, first);
    expect(ran).toEqual(["test_one"]);
    await migrate(store, both);
    await migrate(store, both);
    expect(ran).toEqual(["test_one", "test_two"]);
    await expect(migrate(store, first)).rejects.toThrow(/8000_two/);
    await expect(migrate(store, { ...first, "8000_other": noted("test_other") })).rejects.toThrow(/8000_two/);
    expect(ran).toEqual(["test_one", "test_two"]);
    await store.close();
  },
);
