import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addRows } from "#gateway/platform/store/addRows.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { migrate } from "#gateway/platform/store/migrate.ts";
import { openEmptyStore, storeKinds } from "#tests/support/stores.ts";

describe.each(storeKinds)("rows that come by the hundred on %s", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await openEmptyStore(kind);
    await migrate(store, {});
  }, 60_000);
  afterAll(() => store.close());
  beforeEach(async () => {
    await store.db.deleteFrom("rate_limits").execute();
  });

  const row = (n: number) => ({ key: `limit ${n}`, points: n, expiresAt: "2030-01-01T00:00:00.000Z" });
  const rows = (count: number) => Array.from({ length: count }, (_, n) => row(n));
  const kept = () => store.db.selectFrom("rate_limits").selectAll().orderBy("points").execute();

  it.each([0, 1, 100, 101, 250])("are added, %i of them", async (count) => {
    await addRows(store, "rate_limits", rows(count));
    expect(await kept()).toEqual(rows(count));
  });

  it("stay as they are where their key is there already, and the others are added", async () => {
    await addRows(store, "rate_limits", rows(2));
    await addRows(store, "rate_limits", [{ ...row(1), points: 99 }, row(2)]);
    expect(await kept()).toEqual(rows(3));
  });

  it("may name their columns in another order", async () => {
    const { key, points, expiresAt } = row(1);
    await addRows(store, "rate_limits", [row(0), { expiresAt, points, key }]);
    expect(await kept()).toEqual(rows(2));
    const turned = rows(120).map((one, n) => (n < 100 ? one : { expiresAt, points: n, key: one.key }));
    await addRows(store, "rate_limits", turned);
    expect(await kept()).toEqual(rows(120));
  });
});
