import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "#gateway/platform/store/database.ts";
import { jobQueues } from "#gateway/platform/store/jobTable.ts";
import { storeBytes } from "#gateway/platform/store/size.ts";
import { countStates } from "#gateway/platform/store/states.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const NOW = Date.parse("2026-11-26T12:00:00.000Z");
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

describe.each(storeKinds)("what is read of a store on %s", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await openSampleStore(kind);
    await store.db.deleteFrom("jobs").execute();
    const job = (id: string, more: object) => ({
      id,
      kind: "tide",
      payload: JSON.stringify({ value: null }),
      dueAt: at(-10),
      attempts: 0,
      failure: null,
      failedAt: null,
      ...more,
    });
    await store.db
      .insertInto("jobs")
      .values([
        job("a", {}),
        job("b", { dueAt: at(-2) }),
        job("c", { dueAt: at(20), attempts: 4, failure: "no wind" }),
        job("d", { failedAt: at(-30), attempts: 9, failure: "no wind" }),
        job("e", { failedAt: at(-90), attempts: 12, failure: "no wind" }),
        job("f", { kind: "ebb", dueAt: at(5) }),
      ])
      .execute();
  }, 180_000);
  afterAll(async () => await store.close());

  it("tells what waits, fails and was given up, by the kind of job", async () => {
    expect(await jobQueues(store.db, NOW)).toEqual([
      { kind: "ebb", waiting: 0, failing: 0, givenUp: 0, attempts: 0, ageSeconds: 0, nextAt: at(5) },
      { kind: "tide", waiting: 2, failing: 1, givenUp: 2, attempts: 9, ageSeconds: 600, nextAt: at(-10) },
    ]);
  });

  it("counts rows by how they stand", async () => {
    const states = await countStates(store.db, { table: "hosting_apps", column: "phase" });
    const { n } = await store.db
      .selectFrom("hosting_apps")
      .select((row) => row.fn.countAll().as("n"))
      .executeTakeFirstOrThrow();
    expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(Number(n));
  });

  it("says how large it is", async () => expect(await storeBytes(store)).toBeGreaterThan(100_000));

  it("counts its own statements", async () => {
    const before = store.statements?.count ?? 0;
    await jobQueues(store.db, NOW);
    expect(store.statements?.count).toBe(before + 1);
  });
});
