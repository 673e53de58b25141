import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { CELLS, input, type Product, productCalls } from "./productCalls.ts";

describe.each(storeKinds)("products on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const { list, failure, create } = productCalls(() => gateway);
  const UPDATE = `mutation ($id: ID!, $input: ProductUpdateInput!, $expected: Int) { productUpdate(id: $id, input: $input, expectedVersion: $expected) { ${CELLS} } }`;

  it("keeps totals and figures exact through create, update and delete", async () => {
    const SUMMARY =
      "{ productSummary { total outOfStock stockValue { amountMinor } byStatus { value count } brands { value count } } }";
    const before = await ask<{ productSummary: Record<string, unknown> }>(SUMMARY);
    const made = await create(80_002, {
      qty: 10,
      status: "PUBLISHED",
      stock: false,
      productBrand: "Brand new",
    });
    expect((await list({ filter: { q: "windlass", stock: false } })).total).toBe(1);
    await ask(UPDATE, { id: made.id, input: { stock: true, price: { amountMinor: 100 } } });
    const { productSummary } = await ask<{
      productSummary: {
        total: number;
        outOfStock: number;
        stockValue: { amountMinor: number };
        brands: unknown[];
      };
    }>(SUMMARY);
    expect(productSummary).toMatchObject({
      total: 51,
      outOfStock: 7,
      stockValue: { amountMinor: 214_839_000 + 1_000 },
    });
    expect(productSummary.brands).toContainEqual({ value: "Brand new", count: 1 });
    expect((await list({ filter: { q: "windlass", stock: false } })).total).toBe(0);
    await ask("mutation ($id: ID!) { productDelete(id: $id) { ids } }", { id: made.id });
    expect(await ask(SUMMARY)).toEqual(before);
  });

  it("creates with defaults, trims text and gives the category's picture", async () => {
    const made = await create(80_003, { productName: "  Windlass tape measure  " });
    expect(made).toMatchObject({
      productName: "Windlass tape measure",
      status: "INACTIVE",
      qty: 0,
      version: 1,
    });
    const { product } = await ask<{ product: { image: string; createdAt: string } }>(
      `query ($id: ID!) { product(id: $id) { image createdAt } }`,
      { id: made.id },
    );
    expect(product).toEqual({ image: "/media/products/office.svg", createdAt: "2026-11-21T09:41:00.000Z" });
    await ask("mutation ($id: ID!) { productDelete(id: $id) { ids } }", { id: made.id });
  });

  it.each([
    [{ productName: "   " }, "productName", "REQUIRED"],
    [{ productName: "x".repeat(121) }, "productName", "TOO_LONG"],
    [{ price: { amountMinor: -1 } }, "price.amountMinor", "OUT_OF_RANGE"],
    [{ price: { amountMinor: 1, currency: "USD" } }, "price.currency", "INVALID"],
    [{ qty: 1_000_001 }, "qty", "OUT_OF_RANGE"],
    [{ sku: 0 }, "sku", "OUT_OF_RANGE"],
    [{ image: "https://elsewhere.example/a.png" }, "image", "INVALID"],
    [{ description: "x".repeat(10_001) }, "description", "TOO_LONG"],
  ])(
    "refuses to create with a wrong value, case %#, at the field, and adds nothing",
    async (more, field, code) => {
      const error = await failure(
        "mutation ($input: ProductCreateInput!) { productCreate(input: $input) { id } }",
        { input: input(80_004, more) },
      );
      expect(error?.extensions.code).toBe("BAD_USER_INPUT");
      expect(error?.extensions.fields?.[field]?.code).toBe(code);
      expect((await list({})).total).toBe(50);
    },
  );

  it("refuses a SKU that another product has, at the field, on create and on update", async () => {
    const created = await failure(
      "mutation ($input: ProductCreateInput!) { productCreate(input: $input) { id } }",
      { input: input(17_265) },
    );
    const updated = await failure(UPDATE, { id: "2", input: { sku: 17_265 } });
    for (const error of [created, updated]) {
      expect(error?.extensions).toMatchObject({ code: "CONFLICT", fields: { sku: { code: "TAKEN" } } });
    }
  });

  it("refuses to call a product without pieces in stock, on create, update and bulk update, and changes nothing", async () => {
    const errors = [
      await failure("mutation ($input: ProductCreateInput!) { productCreate(input: $input) { id } }", {
        input: input(80_009, { stock: true }),
      }),
      await failure(UPDATE, { id: "2", input: { stock: true } }),
      await failure(
        "mutation { productBulkUpdate(ids: [1, 2], input: { stock: true, status: INACTIVE }) { items { id } } }",
      ),
    ];
    for (const error of errors) expect(error?.extensions.fields?.["stock"]?.code).toBe("INVALID");
    expect((await list({ filter: { stock: false } })).total).toBe(7);
    expect((await list({ filter: { q: "beacon smart" } })).items[0]).toMatchObject({
      status: "SCHEDULED",
      version: 1,
    });
  });

  it("changes only what is sent and counts the version up", async () => {
    const { productUpdate } = await ask<{ productUpdate: Product }>(UPDATE, {
      id: "5",
      input: { qty: 7 },
      expected: 1,
    });
    expect(productUpdate).toMatchObject({
      id: "5",
      productName: "Drift game controller",
      qty: 7,
      version: 2,
    });
  });

  it("refuses an update of a version that is past, with the current row, and changes nothing", async () => {
    const error = await failure(UPDATE, { id: "5", input: { qty: 99 }, expected: 1 });
    expect(error?.extensions).toMatchObject({ code: "VERSION_CONFLICT", current: { qty: 7, version: 2 } });
    expect((await list({ filter: { q: "Drift game" } })).items[0]).toMatchObject({ qty: 7, version: 2 });
  });

  it("says NOT_FOUND for products that are not there, whatever the id looks like", async () => {
    for (const id of ["999", "0", "-1", "abc", "1e3", "99999999999999", "1\0", ""]) {
      expect((await failure(UPDATE, { id, input: { qty: 1 } }))?.extensions.code).toBe("NOT_FOUND");
      expect(
        (await failure("mutation ($id: ID!) { productDelete(id: $id) { ids } }", { id }))?.extensions.code,
      ).toBe("NOT_FOUND");
      expect(await ask("query ($id: ID!) { product(id: $id) { id } }", { id })).toEqual({ product: null });
    }
  });

  it("changes and removes many at once, passing over unknown ids", async () => {
    const ids = [(await create(80_005)).id, (await create(80_006)).id];
    const BULK = `mutation ($ids: [ID!]!, $input: ProductUpdateInput!) { productBulkUpdate(ids: $ids, input: $input) { items { id status version } } }`;
    const { productBulkUpdate } = await ask<{ productBulkUpdate: { items: unknown[] } }>(BULK, {
      ids: [...ids, "999", "x"],
      input: { status: "PUBLISHED" },
    });
    expect(productBulkUpdate.items).toEqual(ids.map((id) => ({ id, status: "PUBLISHED", version: 2 })));
    expect((await failure(BULK, { ids, input: { sku: 1 } }))?.extensions.fields?.["sku"]?.code).toBe(
      "INVALID",
    );
    expect(
      (await failure(BULK, { ids: Array.from({ length: 1_001 }, String), input: {} }))?.extensions.fields?.[
        "ids"
      ]?.code,
    ).toBe("TOO_LONG");
    const { productBulkDelete } = await ask<{ productBulkDelete: { ids: string[] } }>(
      "mutation ($ids: [ID!]!) { productBulkDelete(ids: $ids) { ids } }",
      { ids: [...ids, "999"] },
    );
    expect(productBulkDelete.ids.toSorted()).toEqual(ids.toSorted());
    expect((await list({})).total).toBe(50);
  });

  it("never gives an id twice", async () => {
    const first = await create(80_007);
    await ask("mutation ($id: ID!) { productDelete(id: $id) { ids } }", { id: first.id });
    const second = await create(80_008);
    expect(Number(second.id)).toBeGreaterThan(Number(first.id));
    await ask("mutation ($id: ID!) { productDelete(id: $id) { ids } }", { id: second.id });
  });
});
