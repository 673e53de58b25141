import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { inGroup } from "#gateway/platform/store/grouped.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

describe.each(storeKinds)("transactions that come at once on %s", (kind) => {
  let store: Store;
  beforeEach(async () => {
    store = await openSampleStore(kind);
  });
  afterEach(() => store.close());

  const keep = (key: string) => async (db: Db) => {
    await db.insertInto("rate_limits").values({ key, points: 1, expiresAt: "2027" }).execute();
    return key;
  };
  const kept = async () =>
    (await store.db.selectFrom("rate_limits").select("key").orderBy("key").execute()).map(({ key }) => key);

  it("are all kept, and each is told its own answer", async () => {
    const answers = await Promise.all(["a", "b", "c"].map((key) => inGroup(store, keep(key))));
    expect(answers).toEqual(["a", "b", "c"]);
    expect(await kept()).toEqual(["a", "b", "c"]);
  });

  it("take back their own changes alone where they fail", async () => {
    const fail = async (db: Db) => {
      await keep("b")(db);
      throw new Error("not this one");
    };
    const [, failed] = await Promise.allSettled([
      inGroup(store, keep("a")),
      inGroup(store, fail),
      inGroup(store, keep("c")),
    ]);
    expect(failed).toMatchObject({ status: "rejected", reason: { message: "not this one" } });
    expect(await kept()).toEqual(["a", "c"]);
  });

  it("join the one that is open", async () => {
    const failing = store.db.transaction().execute(async (db) => {
      await inGroup({ ...store, db }, keep("a"));
      throw new Error("taken back");
    });
    await expect(failing).rejects.toThrow("taken back");
    expect(await kept()).toEqual([]);
  });

  it("are done though more come while they are", async () => {
    const first = inGroup(store, keep("a"));
    await first;
    const again = Array.from({ length: 100 }, (_, n) => inGroup(store, keep(`b${n}`)));
    expect(await Promise.all(again)).toHaveLength(100);
  });
});
