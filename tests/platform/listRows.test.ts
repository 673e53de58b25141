import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { productList, productTable } from "#gateway/domains/ecommerce/products/repository.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { keptRows } from "#gateway/platform/store/keptRows.ts";
import { ask, readFrom } from "#gateway/platform/store/reading.ts";
import { shaped } from "#gateway/platform/store/statements.ts";
import { note } from "#tests/support/notedStore.ts";
import { openSampleStore } from "#tests/support/stores.ts";

const noted: string[] = [];
let store: Store;
beforeEach(async () => {
  store = note(await openSampleStore("sqlite"), noted);
});
afterEach(() => store.close());

const page = async (sort: "PRICE" | "SKU") => {
  noted.length = 0;
  const args = { page: 1, itemsPerPage: 50, sort: { field: sort, order: "ASC" } as const };
  return (await productList.page(store, args)).items;
};
const wholeRows = () => noted.filter((statement) => statement.startsWith("select *"));

describe("the rows of lists", () => {
  it("are read once, whatever pages they stand on", async () => {
    const byPrice = await page("PRICE");
    expect(wholeRows()).toHaveLength(1);
    const bySku = await page("SKU");
    expect(wholeRows()).toEqual([]);
    expect(new Set(bySku)).toEqual(new Set(byPrice));
  });

  it("are read anew once one of them was changed", async () => {
    const [before] = await page("PRICE");
    if (!before) throw new Error("There are no products.");
    await productTable.update(store.db, before, { productName: "Changed" });
    expect((await page("SKU")).find(({ id }) => id === before.id)?.productName).toBe("Changed");
  });

  it("are not answered for a page one of whose rows is gone", async () => {
    const version = await productList.version(store);
    const rows = (...ids: number[]) =>
      readFrom(store, () => keptRows(store, "ecommerce_products", version, ids));
    expect(await rows(1, 2)).toHaveLength(2);
    expect(await rows(1, 999_999)).toBeNull();
  });
});

describe("a search of a list", () => {
  const search = async (q: string, itemsPerPage: number, order: "ASC" | "DESC", at = 1) => {
    noted.length = 0;
    return await productList.page(store, { page: at, itemsPerPage, q, sort: { field: "PRICE", order } });
  };
  const asked = () => noted.filter((statement) => statement.includes(" match "));

  it("asks the index of its text once for all pages of few matches", async () => {
    expect((await search("ing", 1, "ASC")).total).toBeGreaterThan(1);
    expect(asked()).toHaveLength(1);
    await search("ing", 1, "ASC", 2);
    expect(asked()).toEqual([]);
  });

  it("puts few matches in order once for all of their pages", async () => {
    const ordered = () => noted.filter((statement) => statement.startsWith("select id"));
    const whole = await search("ing", 20, "ASC");
    expect(ordered()).toHaveLength(1);
    const second = await search("ing", 2, "ASC", 2);
    expect(ordered()).toEqual([]);
    expect(second.items).toEqual(whole.items.slice(2, 4));
  });

  it("counts anew what was changed", async () => {
    const { items, total } = await search("halyard", 1, "ASC");
    const [one] = items;
    if (!one) throw new Error("There is no halyard.");
    await productTable.update(store.db, one, { productName: "Changed", productBrand: "Changed" });
    expect((await search("halyard", 1, "ASC")).total).toBe(total - 1);
  });

  it.each(["a", "in", "halyard", "ing", "zz"])(
    "finds every row that holds %s, in order, however many a page has",
    async (q) => {
      const all = await store.db.selectFrom("ecommerce_products").select(["id", "search"]).execute();
      const wanted = all.filter((row) => row.search.includes(q)).map(({ id }) => id);
      for (const order of ["ASC", "DESC"] as const) {
        const whole = await search(q, 100, order);
        expect(whole.items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(wanted);
        const single = [];
        for (let at = 1; at <= whole.total; at += 1) single.push(...(await search(q, 1, order, at)).items);
        expect(single).toEqual(whole.items);
      }
    },
  );
});

describe("a statement kept by its shape", () => {
  const statement = (shape: string, value: number, given: number) =>
    shaped<{ n: number }>(store, shape, [given], () => sql`select ${value} as n`);
  const read = (...asked: Parameters<typeof statement>) => readFrom(store, () => ask(statement(...asked)));

  it("is written once and given the values of each call", async () => {
    expect(await read("test number", 1, 1)).toEqual([{ n: 1 }]);
    expect(await read("test number", 2, 3)).toEqual([{ n: 3 }]);
  });

  it("is refused where the values given are not those of its text", () => {
    expect(() => statement("test other number", 1, 2)).toThrow("takes other values");
  });
});
