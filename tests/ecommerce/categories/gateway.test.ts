import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/ecommerce/categories.json" with { type: "json" };
import products from "../../../fixtures/ecommerce/products.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

interface Category {
  id: string;
  name: string;
  root: string;
  parent: string | null;
  position: number;
  status: string;
  version: number;
}
const CELLS = "id name description root parent position status version";

describe.each(storeKinds)("shop categories on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const all = async () =>
    (
      await ask<{ tree: { categories: Category[] } }>(
        `{ tree: shopCategoryTree { categories { ${CELLS} } } }`,
      )
    ).tree.categories;
  const within = async (root: string, parent: string | null = null) =>
    (await all()).filter((one) => one.root === root && one.parent === parent).map(({ name }) => name);
  const create = (input: object) =>
    gateway.graphql(
      `mutation ($input: ShopCategoryCreateInput!) { made: shopCategoryCreate(input: $input) { ${CELLS} } }`,
      { input },
    );
  const update = (id: string, input: object, expectedVersion?: number) =>
    gateway.graphql(
      `mutation ($id: ID!, $input: ShopCategoryUpdateInput!, $expectedVersion: Int) { row: shopCategoryUpdate(id: $id, input: $input, expectedVersion: $expectedVersion) { ${CELLS} } }`,
      { id, input, expectedVersion },
    );
  const move = (id: string, parent: string | null, position: number) =>
    gateway.graphql(
      `mutation ($id: ID!, $parent: ID, $position: Int!) { done: shopCategoryMove(id: $id, parent: $parent, position: $position) { items { ${CELLS} } undoToken } }`,
      { id, parent, position },
    );
  const remove = async (id: string) =>
    (
      await ask<{ gone: { ids: string[]; undoToken: string } }>(
        "mutation ($id: ID!) { gone: shopCategoryDelete(id: $id) { ids undoToken } }",
        { id },
      )
    ).gone;
  const undo = (token: unknown) =>
    ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token });
  const refusal = ({ errors }: Awaited<ReturnType<typeof create>>) => [
    errors?.[0]?.extensions.code,
    ...Object.keys(errors?.[0]?.extensions.fields ?? {}),
  ];

  it("stand below the six product categories, whose figures are those of the products", async () => {
    const { tree } = await ask<{
      tree: { roots: { category: string; products: number; stockValue: { amountMinor: number } }[] };
    }>("{ tree: shopCategoryTree { roots { category products stockValue { amountMinor } } } }");
    expect(tree.roots.map(({ category }) => category)).toEqual([
      "ELECTRONICS",
      "ACCESSORIES",
      "SHOES",
      "OFFICE",
      "HOME_DECOR",
      "GAMES",
    ]);
    const shoes = products.filter(({ category }) => category === "Shoes");
    expect(tree.roots[2]).toEqual({
      category: "SHOES",
      products: shoes.length,
      stockValue: { amountMinor: shoes.reduce((sum, { priceMinor, qty }) => sum + priceMinor * qty, 0) },
    });
    expect(await all()).toHaveLength(fixture.length);
    expect(await within("ELECTRONICS")).toEqual(["Watches and bands", "Speakers", "Keyboards and mice"]);
  });

  it("are added last at their place, once for one idempotency key", async () => {
    const add = () =>
      ask<{ made: Category }>(
        'mutation { made: shopCategoryCreate(input: { name: " Puzzles ", root: GAMES }, idempotencyKey: "puzzles-0001") { id name position status version } }',
      );
    const { made } = await add();
    expect(made).toEqual({ id: made.id, name: "Puzzles", position: 2, status: "ACTIVE", version: 1 });
    expect(await add()).toEqual({ made });
    expect(await ask("query ($id: ID!) { shopCategory(id: $id) { name parent } }", { id: made.id })).toEqual({
      shopCategory: { name: "Puzzles", parent: null },
    });
    await remove(made.id);
  });

  it.each([
    [{ name: "" }, ["BAD_USER_INPUT", "name"]],
    [{ name: "x".repeat(61) }, ["BAD_USER_INPUT", "name"]],
    [{ description: "x".repeat(301) }, ["BAD_USER_INPUT", "description"]],
    [{ parent: "9999" }, ["BAD_USER_INPUT", "parent"]],
    [{ parent: "7" }, ["BAD_USER_INPUT", "parent"]],
    [{ parent: "4" }, ["BAD_USER_INPUT", "parent"]],
    [{ name: "SPEAKERS" }, ["CONFLICT", "name"]],
  ])("are not added with %o", async (wrong, expected) => {
    expect(refusal(await create({ name: "Radios", root: "ELECTRONICS", ...wrong }))).toEqual(expected);
  });

  it("are renamed and hidden under their version, and no two at a place share a name", async () => {
    const [before] = (await all()).filter(({ name }) => name === "Cables");
    expect(
      (await update("8", { name: "Cables and plugs", status: "HIDDEN" }, before?.version)).data?.["row"],
    ).toMatchObject({ name: "Cables and plugs", status: "HIDDEN", version: 2 });
    expect(refusal(await update("8", { name: "Leads" }, 1))).toEqual(["VERSION_CONFLICT"]);
    expect(refusal(await update("8", { name: "headsets" }))).toEqual(["CONFLICT", "name"]);
    expect((await update("8", { name: "Laptop sleeves" })).errors).toBeUndefined();
    expect(refusal(await update("9999", { name: "Leads" }))).toEqual(["NOT_FOUND"]);
    await update("8", { name: "Cables", status: "ACTIVE" });
  });

  it("are moved among those beside them, which are numbered afresh, and undo puts them back", async () => {
    const { data } = await move("3", null, 0);
    expect(await within("ELECTRONICS")).toEqual(["Keyboards and mice", "Watches and bands", "Speakers"]);
    expect(
      (await all())
        .filter(({ root, parent }) => root === "ELECTRONICS" && parent === null)
        .map(({ position }) => position),
    ).toEqual([0, 1, 2]);
    await undo(Object(data?.["done"]).undoToken);
    expect(await within("ELECTRONICS")).toEqual(["Watches and bands", "Speakers", "Keyboards and mice"]);
    expect((await move("1", null, 0)).data).toEqual({ done: { items: [], undoToken: null } });
  });

  it("are moved into another category and out of it", async () => {
    await move("1", "2", 1);
    expect(await within("ELECTRONICS", "2")).toEqual([
      "Travel speakers",
      "Watches and bands",
      "Shelf speakers",
    ]);
    await move("1", null, 0);
    expect(await within("ELECTRONICS")).toEqual(["Watches and bands", "Speakers", "Keyboards and mice"]);
  });

  it.each([
    ["into itself", "1", "1"],
    ["into one that is within them", "2", "4"],
    ["below another root", "1", "7"],
    ["three levels deep", "3", "4"],
    ["with what is in them below another", "2", "1"],
    ["into one that is not there", "1", "9999"],
  ])("are not moved %s", async (_, id, parent) => {
    expect(refusal(await move(id, parent, 0))).toEqual(["BAD_USER_INPUT", "parent"]);
  });

  it("are not moved to a place before the first, nor where their name is taken", async () => {
    expect(refusal(await move("1", null, -1))).toEqual(["BAD_USER_INPUT", "position"]);
    const { data } = await create({ name: "Speakers", root: "ELECTRONICS", parent: "2" });
    const { id } = Object(data?.["made"]);
    expect(refusal(await move(id, null, 0))).toEqual(["CONFLICT", "name"]);
    await remove(id);
  });

  it("take what is in them along when they go, and undo brings all back", async () => {
    const before = await all();
    const { ids, undoToken } = await remove("2");
    expect(ids.toSorted()).toEqual(["2", "4", "5"]);
    expect(await all()).toHaveLength(before.length - 3);
    await undo(undoToken);
    expect(await all()).toEqual(before);
  });

  it("tell their changes to who listens", async () => {
    const events = gateway.live.subscribe("ecommerce_categories")[Symbol.asyncIterator]();
    const first = events.next();
    await update("19", { description: "Old and new." });
    expect((await first).value).toEqual({ kind: "UPDATED", id: "19" });
    await events.return?.();
  });
});
