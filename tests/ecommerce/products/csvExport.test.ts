import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { csvCalls } from "#tests/support/csvCalls.ts";
import { file, PATH } from "./csvCalls.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const download = async (query = "") => await gateway.inject({ method: "GET", url: `${PATH}/export${query}` });
const lines = (body: string) => body.replace("\uFEFF", "").trimEnd().split("\r\n");
const { outcome } = csvCalls(PATH, () => gateway);

describe("GET .../export", () => {
  it("writes all products, with a byte order mark, under a name with list and date", async () => {
    const answer = await download();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="products-2026-11-21.csv"');
    expect(
      answer.body.startsWith(
        "\uFEFFProduct,Brand,Category,In stock,SKU,Price (CNY),Quantity,Status,Description,Updated\r\n",
      ),
    ).toBe(true);
    expect(lines(answer.body)).toHaveLength(51);
    expect(lines(answer.body)[1]).toMatch(
      /^Beacon smart watch,Northquay,Electronics > Watches and bands,true,17265,899\.00,468,Scheduled,/,
    );
  });

  it("writes the wanted columns in their order, in the caller's words", async () => {
    const { body } = await download(
      `?columns=sku,productName&headers=${encodeURIComponent(JSON.stringify({ sku: "货号", productName: "商品" }))}&sort=PRICE&order=DESC`,
    );
    expect(lines(body).slice(0, 2)).toEqual(["货号,商品", "17265,Beacon smart watch"]);
  });

  it("writes what the list shows for the same filter", async () => {
    const { data } = await gateway.graphql(
      '{ products(itemsPerPage: 100, sort: { field: QTY, order: DESC }, filter: { category: [SHOES, OFFICE], stock: true, priceMin: 5000, q: "e" }) { items { sku } } }',
    );
    const { body } = await download(
      "?columns=sku&category=SHOES&category=OFFICE&stock=true&priceMin=5000&q=e&sort=QTY&order=DESC",
    );
    expect({
      items: lines(body)
        .slice(1)
        .map((sku) => ({ sku: Number(sku) })),
    }).toEqual(data?.["products"]);
    expect(lines((await download("?columns=sku&q=nothing-like-it")).body)).toEqual(["SKU"]);
  });

  it.each([
    "?columns=sku,password",
    "?columns=",
    "?columns=constructor",
    "?sort=CREATEDX",
    "?category=Boats",
    "?category=constructor",
    "?stock=perhaps",
    "?priceMin=-1",
    "?headers=[",
    "?q=a&q=b",
  ])("refuses %s", async (query) => {
    const answer = await download(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  it("defuses what a spreadsheet would run, and an import takes it back as it was", async () => {
    const evil = ["=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\tx"].map(
      (name, at) => [name, 90_001 + at] as const,
    );
    for (const [productName, sku] of evil) {
      const input = {
        productName: productName.trim(),
        productBrand: `=${sku}`,
        category: "OFFICE",
        sku,
        price: { amountMinor: 1 },
      };
      expect(
        (
          await gateway.graphql(
            "mutation($input: ProductCreateInput!) { productCreate(input: $input) { id } }",
            { input },
          )
        ).errors,
      ).toBeUndefined();
    }
    const { body } = await download("?columns=productName,productBrand,category,sku,price&q=9000");
    const cells = lines(body)
      .slice(1)
      .flatMap((one) => one.split(","));
    expect(cells.some((cell) => /^["]?[=+\-@\t]/.test(cell))).toBe(false);
    expect(cells).toContain("'=1+1");
    const { updated, bad } = await outcome(body, "existing=update");
    expect({ updated, bad }).toEqual({ updated: evil.length, bad: [] });
    const { data } = await gateway.graphql('{ products(filter: { q: "=1+1" }) { total } }');
    expect(data).toEqual({ products: { total: 1 } });
  });

  it("asks for what the list asks for", async () => {
    const closed = await createTestGateway({ env: { SAMPLE_ACCESS: "session" } });
    const bare = await closed.inject({ method: "GET", url: `${PATH}/export` });
    expect(bare.statusCode).toBe(401);
    const signed = await closed.inject({
      method: "GET",
      url: `${PATH}/export`,
      headers: { authorization: `Bearer ${await closed.signIn("client")}` },
    });
    expect(signed.statusCode).toBe(200);
    await closed.close();
  });
});

it("productIds answers every id that matches, and refuses more than 10,000", async () => {
  const { data } = await gateway.graphql(
    "{ productIds(filter: { status: [PUBLISHED], category: [SHOES] }) products(itemsPerPage: 100, filter: { status: [PUBLISHED], category: [SHOES] }) { items { id } } }",
  );
  const { productIds, products } = data as { productIds: string[]; products: { items: { id: string }[] } };
  expect(productIds.toSorted()).toEqual(products.items.map(({ id }) => id).toSorted());
  for (const part of [0, 1]) {
    const rows = Array.from(
      { length: 5_000 },
      (_, at) => `Bulk,B,Games,${2_000_000 + part * 5_000 + at},1,1,Published,false,`,
    );
    await outcome(file(...rows), `apply=true&idempotencyKey=bulk${part}`);
  }
  const { errors } = await gateway.graphql("{ productIds }");
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { filter: { code: "OUT_OF_RANGE" } },
  });
}, 30_000);
