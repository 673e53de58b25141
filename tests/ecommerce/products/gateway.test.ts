import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { LIST, type Product, productCalls } from "./productCalls.ts";

describe.each(storeKinds)("products on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const { list, failure, create } = productCalls(() => gateway);

  it("lists oldest first, ten a page", async () => {
    const page = await list({ page: 2 });
    expect(page.total).toBe(50);
    expect(page.items.map(({ id }) => Number(id))).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });

  it("answers no rows beyond the last page, with the same total", async () => {
    expect(await list({ page: 99 })).toMatchObject({ total: 50, items: [] });
  });

  it.each(["PRODUCT", "CATEGORY", "STATUS", "PRICE", "QTY", "SKU", "CREATED"])(
    "sorts by %s both ways, equal rows oldest first",
    async (field) => {
      const value = (row: Product): string | number =>
        ({
          PRODUCT: row.productName.toLowerCase(),
          CATEGORY: row.category,
          STATUS: row.status,
          PRICE: row.price.amountMinor,
          QTY: row.qty,
          SKU: row.sku,
          CREATED: Number(row.id),
        })[field] ?? "";
      const base = (await list({ size: 100 })).items;
      for (const [order, way] of [
        ["ASC", 1],
        ["DESC", -1],
      ] as const) {
        const expected = base.toSorted((a, b) =>
          value(a) < value(b) ? -way : value(a) > value(b) ? way : 0,
        );
        const { items } = await list({ size: 100, sort: { field, order } });
        expect(items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }
    },
  );

  it("gives the same order page by page as in one page, to the very last", async () => {
    const sort = { field: "CATEGORY", order: "DESC" };
    const whole = (await list({ size: 100, sort })).items.map(({ id }) => id);
    const pages = [];
    for (let page = 1; page <= 8; page += 1)
      pages.push(...(await list({ page, size: 7, sort })).items.map(({ id }) => id));
    expect(pages).toEqual(whole);
  });

  it("joins filters: category, status, brand, stock and price range", async () => {
    const all = (await list({ size: 100 })).items;
    const filter = {
      category: ["ELECTRONICS", "OFFICE"],
      status: ["PUBLISHED"],
      brand: ["Northquay", "Polyfin"],
      stock: true,
      priceMin: 5000,
      priceMax: 60000,
    };
    const expected = all.filter(
      (row) =>
        filter.category.includes(row.category) &&
        row.status === "PUBLISHED" &&
        filter.brand.includes(row.productBrand) &&
        row.stock &&
        row.price.amountMinor >= 5000 &&
        row.price.amountMinor <= 60000,
    );
    const page = await list({ size: 100, filter });
    expect(expected.length).toBeGreaterThan(0);
    expect(page.items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(page.total).toBe(expected.length);
  });

  it("finds text of name, brand and SKU in any letter case, with three characters and with fewer", async () => {
    expect((await list({ filter: { q: "LANTERN sp" } })).items.map(({ productName }) => productName)).toEqual(
      ["Lantern speaker"],
    );
    expect((await list({ filter: { q: "northQUAY" } })).total).toBe(8);
    expect((await list({ filter: { q: "17265" } })).items.map(({ sku }) => sku)).toEqual([17265]);
    expect((await list({ filter: { q: "& Q" } })).total).toBe(7);
    expect((await list({ filter: { q: "&" } })).total).toBeGreaterThanOrEqual(7);
  });

  it.each([
    "%",
    "_",
    "*",
    "'",
    '"',
    "\\",
    "%%%",
    "___",
    '"*"',
    "'; drop table ecommerce_products; --",
    "😀😀😀",
    "😀",
    "%a%b",
  ])("takes %j in a search as the text it is", async (q) => {
    expect(await list({ filter: { q } })).toMatchObject({ total: 0, items: [] });
  });

  it("finds a product of another script whatever its letter case", async () => {
    const { id } = await create(80_001, { productName: "ЯКОРЬ ÉTOILE 海锚灯" });
    for (const q of ["якорь", "étoile", "海锚灯", "海锚"]) {
      expect((await list({ filter: { q } })).items.map((row) => row.id)).toEqual([id]);
    }
    await ask("mutation ($id: ID!) { productDelete(id: $id) { ids } }", { id });
  });

  it.each([
    [{ page: 0 }, "page", "OUT_OF_RANGE"],
    [{ size: 0 }, "itemsPerPage", "OUT_OF_RANGE"],
    [{ size: 101 }, "itemsPerPage", "OUT_OF_RANGE"],
    [{ filter: { q: "x".repeat(201) } }, "filter.q", "TOO_LONG"],
    [{ filter: { q: "a\0b" } }, "filter.q", "INVALID"],
  ])("refuses wrong list arguments with a code at the argument, case %#", async (variables, field, code) => {
    const error = await failure(LIST, variables);
    expect(error?.extensions.code).toBe("BAD_USER_INPUT");
    expect(error?.extensions.fields?.[field]?.code).toBe(code);
  });

  it.each([
    { sort: { field: "password" } },
    { filter: { category: ["BOATS"] } },
    { filter: { priceMin: 1.5 } },
    { page: "abc" },
  ])("refuses the variables %j before asking the store", async (variables) => {
    const error = await failure(LIST, variables);
    expect(error?.extensions.code).toBe("BAD_USER_INPUT");
    expect(error?.extensions.requestId).toMatch(/^req_/);
  });
});
