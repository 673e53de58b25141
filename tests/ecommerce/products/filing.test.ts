import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { input, productCalls } from "./productCalls.ts";

describe.each(storeKinds)("where products are filed, on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const { list, create, failure } = productCalls(() => gateway);
  const placeOf = async (id: string) =>
    (
      await ask<{ product: unknown }>(
        "query ($id: ID!) { product(id: $id) { category shopCategory { id name } } }",
        { id },
      )
    ).product;
  const update = (id: string, given: object) =>
    ask("mutation ($id: ID!, $input: ProductUpdateInput!) { productUpdate(id: $id, input: $input) { id } }", {
      id,
      input: given,
    });
  const newCategory = async (name: string, place: object) =>
    (
      await ask<{ made: { id: string } }>(
        "mutation ($input: ShopCategoryCreateInput!) { made: shopCategoryCreate(input: $input) { id } }",
        { input: { name, ...place } },
      )
    ).made.id;
  const figuresOf = async (id: string) =>
    (
      await ask<{ shopCategory: { products: number } }>(
        "query ($id: ID!) { shopCategory(id: $id) { products stockValue { amountMinor } } }",
        { id },
      )
    ).shopCategory;

  it("a category that was created holds products, and counts and finds them", async () => {
    const tapes = await newCategory("Measuring", { root: "OFFICE" });
    const within = await newCategory("Tape measures", { root: "OFFICE", parent: tapes });
    const { id, category } = await create(81_001, { category: null, shopCategory: within, qty: 2 });
    expect(category).toBe("OFFICE");
    expect(await placeOf(id)).toEqual({
      category: "OFFICE",
      shopCategory: { id: within, name: "Tape measures" },
    });
    expect(await figuresOf(tapes)).toEqual({ products: 1, stockValue: { amountMinor: 9_100 } });
    const found = await list({ filter: { shopCategory: [tapes] } });
    expect(found.items.map((one) => one.id)).toEqual([id]);
    const { body } = await gateway.inject({
      url: `/api/apps/ecommerce/products/export?columns=sku&shopCategory=${tapes}`,
    });
    expect(body.split("\r\n").slice(1, -1)).toEqual(["81001"]);
  });

  it("counts the rows of several filters at once, and of at most 50", async () => {
    const count = (filters: object[]) =>
      gateway.graphql("query ($filters: [ProductFilter!]!) { productCounts(filters: $filters) }", {
        filters,
      });
    const [games, none, all] = [{ category: ["GAMES"] }, { q: "no such thing" }, {}];
    const { data } = await count([games, none, all]);
    const total = async (filter: object) => (await list({ filter })).total;
    expect(data?.["productCounts"]).toEqual([await total(games), 0, await total(all)]);
    expect((await count(Array.from({ length: 51 }, () => all))).errors?.[0]?.extensions.code).toBe(
      "BAD_USER_INPUT",
    );
  });

  it("a product category told alone is where the product then stands", async () => {
    await update("3", { category: "ELECTRONICS" });
    expect(await placeOf("3")).toEqual({ category: "ELECTRONICS", shopCategory: null });
    await update("3", { shopCategory: "8" });
    expect(await placeOf("3")).toEqual({
      category: "ACCESSORIES",
      shopCategory: { id: "8", name: "Cables" },
    });
    const { body } = await gateway.inject({ url: "/api/apps/ecommerce/products/3" });
    expect(JSON.parse(body).category).toBe("Accessories");
  });

  it("products of a removed category stand directly below its root until it is back", async () => {
    const { gone } = await ask<{ gone: { undoToken: string } }>(
      "mutation { gone: shopCategoryDelete(id: 18) { undoToken } }",
    );
    expect(await placeOf("17")).toEqual({ category: "GAMES", shopCategory: null });
    await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token: gone.undoToken });
    expect(await placeOf("17")).toEqual({
      category: "GAMES",
      shopCategory: { id: "18", name: "Board games" },
    });
  });

  it.each([
    ["unknown", { shopCategory: "9999" }],
    ["below another product category", { category: "OFFICE", shopCategory: "2" }],
  ])("a category that is %s is refused", async (_, wrong) => {
    const refused = await failure(
      "mutation ($input: ProductCreateInput!) { productCreate(input: $input) { id } }",
      { input: input(81_009, wrong) },
    );
    expect(refused?.extensions.fields?.["shopCategory"]?.code).toBe("INVALID");
  });

  it("a product can be ordered from its first piece to its last, unless it is told otherwise", async () => {
    const stockOf = async (id: string) =>
      (await ask<{ product: { stock: boolean } }>("query ($id: ID!) { product(id: $id) { stock } }", { id }))
        .product.stock;
    const { id, stock } = await create(81_010, { qty: 12 });
    expect(stock).toBe(true);
    await update(id, { qty: 0 });
    expect(await stockOf(id)).toBe(false);
    await update(id, { qty: 3, stock: false });
    await update(id, { qty: 5 });
    expect(await stockOf(id)).toBe(false);
    expect((await create(81_011, { qty: 12, stock: false })).stock).toBe(false);
  });
});
