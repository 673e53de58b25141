import { describe, expect, it } from "vitest";
import { backupOf } from "#gateway/platform/store/backup.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { restoreInto } from "#gateway/platform/store/restore.ts";
import { steps } from "#gateway/prepareStore.ts";
import { createTestGateway } from "#tests/support/gateway.ts";
import { png } from "#tests/support/picture.ts";
import { openEmptyStore, openSampleStore, storeKinds } from "#tests/support/stores.ts";

const MADE = "2026-11-25T09:00:00.000Z";
async function linesOf(store: Store): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of backupOf(store, MADE)) lines.push(line);
  return lines;
}
const restore = async (store: Store, lines: readonly string[]) =>
  await restoreInto(store, each(lines), steps);
async function* each(lines: readonly string[]) {
  yield* lines;
}
/** A store with the sample rows, files, an undo that waits, and numbers whose rows have gone. */
async function openUsedStore(kind: (typeof storeKinds)[number]): Promise<Store> {
  const store = await openSampleStore(kind);
  const gateway = await createTestGateway({ store });
  const token = await gateway.signIn("client");
  const { statusCode } = await gateway.inject({
    method: "POST",
    url: "/api/files",
    headers: { authorization: `Bearer ${token}`, "content-type": "image/png" },
    payload: png,
  });
  const { errors } = await gateway.graphql("mutation { productDelete(id: 50) { ids } }", {}, token);
  expect([statusCode, errors]).toEqual([201, undefined]);
  await gateway.app.close();
  return store;
}

describe.each(storeKinds)("a backup of a store on %s", (kind) => {
  it.each(storeKinds)("is restored into %s, and a backup of that says the same", async (other) => {
    const [store, copy] = [await openUsedStore(kind), await openEmptyStore(other)];
    const lines = await linesOf(store);
    const { rows, createdAt } = await restore(copy, lines);
    expect([rows, createdAt]).toEqual([lines.filter((line) => line.startsWith("[")).length, MADE]);
    const sorted = (all: readonly string[]) =>
      all
        .map((line): unknown => JSON.parse(line))
        .map((value) => JSON.stringify(normal(value)))
        .toSorted();
    expect(sorted(await linesOf(copy))).toEqual(sorted(lines));
    await Promise.all([store.close(), copy.close()]);
  });

  it("has the same lists, numbers and accounts once it is restored", async () => {
    const [store, copy] = [await openUsedStore(kind), await openEmptyStore(kind)];
    await restore(copy, await linesOf(store));
    const seen = async (one: Store) => {
      const gateway = await createTestGateway({ store: one });
      const token = await gateway.signIn("admin");
      const created = await gateway.graphql(
        `mutation { productCreate(input: { productName: "Fender", productBrand: "Ropewalk", category: OFFICE, sku: 71077, price: { amountMinor: 900 } }) { id } }`,
        {},
        token,
      );
      const lists = await gateway.graphql(
        `{ products(filter: { q: "e" }) { total } customers(sort: { field: TOTAL_SPENT, order: DESC }) { total items { id totalSpent { amountMinor } } } files { total } }`,
        {},
        token,
      );
      await gateway.close();
      return { created, lists };
    };
    const then = await seen(store);
    expect([then.created.errors, then.lists.errors]).toEqual([undefined, undefined]);
    expect(await seen(copy)).toEqual(then);
  });

  it("is refused, and nothing is restored, where it is cut off, changed, or of a newer version", async () => {
    const store = await openSampleStore(kind);
    const lines = await linesOf(store);
    const copy = await openEmptyStore(kind);
    const [head = "", ...rest] = lines;
    for (const [broken, sentence] of [
      [[], "damaged or not whole"],
      [lines.slice(0, -1), "damaged or not whole"],
      [[...lines.slice(0, -2), lines.at(-1) ?? ""], "damaged or not whole"],
      [[head, "no json\n", ...rest], "damaged or not whole"],
      [[head.replace('"berth":1', '"berth":2'), ...rest], "newer version"],
      [[head.replace('"steps":[', '"steps":["9999_future",'), ...rest], "newer version"],
    ] as const)
      await expect(restore(copy, broken)).rejects.toThrow(sentence);
    expect((await linesOf(copy)).filter((line) => line.startsWith("["))).toEqual([]);
    await restore(copy, lines);
    await Promise.all([store.close(), copy.close()]);
  });

  it("is not restored into a store that has rows", async () => {
    const store = await openSampleStore(kind);
    const lines = await linesOf(store);
    await expect(restore(store, lines)).rejects.toThrow("This store is not empty");
    expect(await linesOf(store)).toEqual(lines);
    await store.close();
  });
});
/** Whole numbers that PostgreSQL gives as text are numbers, and the names of an object have no order. */
function normal(value: unknown): unknown {
  if (typeof value === "string" && /^-?\d{1,15}$/.test(value)) return Number(value);
  if (Array.isArray(value)) return value.map(normal);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, one]): [string, unknown] => [name, normal(one)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
