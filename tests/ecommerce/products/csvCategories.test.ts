import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { csvCalls } from "#tests/support/csvCalls.ts";
import { file, PATH } from "./csvCalls.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());
const ask = asking(() => gateway);
const { exported, outcome } = csvCalls(PATH, () => gateway);

describe("a row that names a category of the shop's own", () => {
  const placesOf = async (...skus: number[]) => {
    const { products } = await ask<{
      products: { items: { sku: number; category: string; shopCategory: { name: string } | null }[] };
    }>(
      "{ products(itemsPerPage: 100, sort: { field: CREATED, order: DESC }) { items { sku category shopCategory { name } } } }",
    );
    return skus.map((sku) => {
      const found = products.items.find((one) => one.sku === sku);
      return [found?.category, found?.shopCategory?.name];
    });
  };
  const into = (sku: number, category: string) => `Reel ${sku},Northquay,${category},${sku},5,,,,`;

  it("makes a product in that category, below its main one", async () => {
    const { bad } = await outcome(
      file(
        into(710_001, "Cables"),
        into(710_002, "laptop SLEEVES"),
        into(710_003, "Accessories > Cases and sleeves > Laptop sleeves"),
        into(710_004, "Accessories"),
      ),
      "apply=true&idempotencyKey=sub1",
    );
    expect(bad).toEqual([]);
    expect(await placesOf(710_001, 710_002, 710_003, 710_004)).toEqual([
      ["ACCESSORIES", "Cables"],
      ["ACCESSORIES", "Laptop sleeves"],
      ["ACCESSORIES", "Laptop sleeves"],
      ["ACCESSORIES", undefined],
    ]);
  });

  it("moves a product there that is there already, and one without leaves it in its category", async () => {
    const again = async (category: string, key: string) =>
      await outcome(file(into(710_001, category)), `existing=update&apply=true&idempotencyKey=${key}`);
    await again("Laptop sleeves", "sub2");
    expect(await placesOf(710_001)).toEqual([["ACCESSORIES", "Laptop sleeves"]]);
    await again("Accessories", "sub3");
    expect(await placesOf(710_001)).toEqual([["ACCESSORIES", "Laptop sleeves"]]);
  });

  it("comes back from an export into the category it was in", async () => {
    const before = await placesOf(710_001, 710_003, 710_004);
    const rows = await exported("?q=Reel&columns=productName,productBrand,category,sku,price");
    expect(rows).toContain("Accessories > Cases and sleeves > Laptop sleeves");
    await outcome(file(into(710_003, "Cables")), "existing=update&apply=true&idempotencyKey=sub5");
    await outcome(rows, "existing=update&apply=true&idempotencyKey=sub6");
    expect(await placesOf(710_001, 710_003, 710_004)).toEqual(before);
  });

  it("is not taken where several have the name, but with the one above it", async () => {
    for (const root of ["OFFICE", "GAMES"])
      await gateway.graphql(
        `mutation { shopCategoryCreate(input: { name: "Spare parts", root: ${root} }) { id } }`,
      );
    const { bad } = await outcome(
      file(into(710_005, "Spare parts"), into(710_006, "Games > Spare parts"), into(710_007, "Boats > Oars")),
      "apply=true&idempotencyKey=sub4",
    );
    expect(
      bad.map(({ row, errors }) => [row, errors.map(({ column, code }) => `${column} ${code}`)]),
    ).toEqual([
      [2, ["category AMBIGUOUS"]],
      [4, ["category INVALID"]],
    ]);
    expect(await placesOf(710_006)).toEqual([["GAMES", "Spare parts"]]);
  });
});
