import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "../../support/gateway.ts";

interface Outcome {
  applied: boolean; total: number; created: number; updated: number; skipped: number;
  columns: { header: string; column: string }[]; first: string[][];
  bad: { row: number; cells: string[]; errors: { column: string; code: string; params?: object }[] }[];
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const PATH = "/api/apps/ecommerce/products";
const header = "productName,productBrand,category,sku,price,qty,status,stock,description";
const line = (sku: number, price = "12.50") => `Thing ${sku},Northquay,Office,${sku},${price},5,Published,true,"A ""fine"" thing, really"`;
const file = (...lines: string[]) => [header, ...lines].join("\r\n");
const total = async () => (await gateway.graphql("{ productSummary { total } }")).data?.["productSummary"];

const download = async (query = "") => await gateway.inject({ method: "GET", url: `${PATH}/export${query}` });
const lines = (body: string) => body.replace("\uFEFF", "").trimEnd().split("\r\n");

async function upload(payload: string | Buffer, query = "") {
  return await gateway.inject({ method: "POST", url: `${PATH}/import?${query}`, payload, headers: { "content-type": "text/csv" } });
}
const outcome = async (payload: string | Buffer, query = "") => {
  const answer = await upload(payload, query);
  expect(answer.body).not.toContain('"code":"INTERNAL"');
  expect(answer.statusCode).toBe(200);
  return answer.json<Outcome>();
};
const refusal = async (payload: string | Buffer, query = "") => {
  const answer = await upload(payload, query);
  return { status: answer.statusCode, ...answer.json<{ message: string; code: string; fields?: Record<string, { code: string; params?: object }> }>() };
};

describe("GET .../export", () => {
  it("writes all products, with a byte order mark, under a name with list and date", async () => {
    const answer = await download();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="products-2026-11-21.csv"');
    expect(answer.body.startsWith("\uFEFFProduct,Brand,Category,In stock,SKU,Price (CNY),Quantity,Status,Description,Updated\r\n")).toBe(true);
    expect(lines(answer.body)).toHaveLength(51);
    expect(lines(answer.body)[1]).toMatch(/^Beacon smart watch,Northquay,Electronics,true,17265,899\.00,468,Scheduled,/);
  });

  it("writes the wanted columns in their order, in the caller's words", async () => {
    const { body } = await download(`?columns=sku,productName&headers=${encodeURIComponent(JSON.stringify({ sku: "货号", productName: "商品" }))}&sort=PRICE&order=DESC`);
    expect(lines(body).slice(0, 2)).toEqual(["货号,商品", "17265,Beacon smart watch"]);
  });

  it("writes what the list shows for the same filter", async () => {
    const { data } = await gateway.graphql('{ products(itemsPerPage: 100, sort: { field: QTY, order: DESC }, filter: { category: [SHOES, OFFICE], stock: true, priceMin: 5000, q: "e" }) { items { sku } } }');
    const { body } = await download("?columns=sku&category=SHOES&category=OFFICE&stock=true&priceMin=5000&q=e&sort=QTY&order=DESC");
    expect({ items: lines(body).slice(1).map((sku) => ({ sku: Number(sku) })) }).toEqual(data?.["products"]);
    expect(lines((await download("?columns=sku&q=nothing-like-it")).body)).toEqual(["SKU"]);
  });

  it.each(["?columns=sku,password", "?columns=", "?columns=constructor", "?sort=CREATEDX", "?category=Boats", "?category=constructor", "?stock=perhaps", "?priceMin=-1", "?headers=[", "?q=a&q=b"])("refuses %s", async (query) => {
    const answer = await download(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  it("defuses what a spreadsheet would run, and an import takes it back as it was", async () => {
    const evil = ["=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\tx"].map((name, at) => [name, 90_001 + at] as const);
    for (const [productName, sku] of evil) {
      const input = { productName: productName.trim(), productBrand: `=${sku}`, category: "OFFICE", sku, price: { amountMinor: 1 } };
      expect((await gateway.graphql("mutation($input: ProductCreateInput!) { productCreate(input: $input) { id } }", { input })).errors).toBeUndefined();
    }
    const { body } = await download("?columns=productName,productBrand,category,sku,price&q=9000");
    const cells = lines(body).slice(1).flatMap((one) => one.split(","));
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
    const signed = await closed.inject({ method: "GET", url: `${PATH}/export`, headers: { authorization: `Bearer ${await closed.signIn("client")}` } });
    expect(signed.statusCode).toBe(200);
    await closed.close();
  });
});

describe("POST .../import", () => {
  const thousand = () => file(...Array.from({ length: 1_000 }, (_, at) => line(500_000 + at, [10, 500, 999].includes(at) ? "dear" : "12.50")));

  it("tells of 1,000 rows with 3 bad ones what would be, and changes nothing", async () => {
    const before = await total();
    const { applied, created, bad, columns, first } = await outcome(thousand());
    expect({ applied, created }).toEqual({ applied: false, created: 997 });
    expect(bad.map(({ row, errors }) => [row, errors.map(({ column, code }) => `${column} ${code}`)])).toEqual([[12, ["price INVALID"]], [502, ["price INVALID"]], [1001, ["price INVALID"]]]);
    expect(columns[0]).toEqual({ header: "productName", column: "productName" });
    expect(first).toHaveLength(5);
    expect(await total()).toEqual(before);
  });

  it("puts 997 in and names 3, once for a key", async () => {
    const before = await total();
    const first = await outcome(thousand(), "apply=true&idempotencyKey=k1");
    expect([first.applied, first.created, first.bad.length]).toEqual([true, 997, 3]);
    expect(await outcome(thousand(), "apply=true&idempotencyKey=k1")).toEqual(first);
    expect(await total()).toEqual({ total: (before as { total: number }).total + 997 });
    const other = await refusal(file(line(1)), "apply=true&idempotencyKey=k1");
    expect([other.status, other.code]).toEqual([409, "IDEMPOTENCY_MISMATCH"]);
    const bare = await refusal(thousand(), "apply=true");
    expect(bare.fields).toMatchObject({ idempotencyKey: { code: "REQUIRED" } });
  });

  it("skips or changes what is there already, and leaves empty cells as they are", async () => {
    const known = "productName,productBrand,category,sku,price,qty\nBeacon watch,Northquay,ELECTRONICS,17265,880,";
    expect(await outcome(known)).toMatchObject({ created: 0, updated: 0, skipped: 1 });
    expect(await outcome(known, "existing=update&apply=true&idempotencyKey=k2")).toMatchObject({ updated: 1, bad: [] });
    const { data } = await gateway.graphql("{ product(id: 1) { productName qty status version price { amountMinor } } }");
    expect(data?.["product"]).toEqual({ productName: "Beacon watch", qty: 468, status: "SCHEDULED", version: 2, price: { amountMinor: 88_000 } });
  });

  it("reads headers in the caller's words, semicolons, and yuan signs", async () => {
    const words = encodeURIComponent(JSON.stringify({ productName: "商品", productBrand: "品牌", category: "分类", sku: "货号", price: "价格" }));
    const { columns, created } = await outcome("\uFEFF商品;品牌;分类;货号;价格\n灯;海鸥;Home Decor;700001;¥1,200.50\n", `headers=${words}`);
    expect(created).toBe(1);
    expect(columns.map(({ column }) => column)).toEqual(["productName", "productBrand", "category", "sku", "price"]);
  });

  it("names every wrong cell of a row", async () => {
    const { bad } = await outcome(file("x,,Boats,0,1.234,-1,Perhaps,maybe,", line(800_001), line(800_001), "Kite,Leeward,Games,800002,5,0,Published,true,"));
    expect(bad.map(({ row, errors }) => [row, errors.map(({ column, code }) => `${column} ${code}`).toSorted()])).toEqual([
      [2, ["category INVALID", "price INVALID", "productBrand REQUIRED", "qty OUT_OF_RANGE", "sku OUT_OF_RANGE", "status INVALID", "stock INVALID"]],
      [4, ["sku TAKEN"]], [5, ["stock INVALID"]],
    ]);
  });

  it("refuses a wrong header and names what is missing and unknown", async () => {
    const { status, fields } = await refusal("productName,colour,SKU\na,b,1");
    expect([status, fields?.["header"]]).toEqual([400, {
      code: "INVALID", params: { missing: "Brand, Category, Price (CNY)", unknown: "colour" }, message: expect.stringContaining("missing: Brand"),
    }]);
    expect((await refusal(`${header},sku\n1`)).fields?.["header"]?.params).toEqual({ twice: "sku" });
  });

  it.each([
    ["no rows", file()], ["nothing", ""], ["broken quotes", `${header}\n"open,1`], ["another encoding", Buffer.from([0x70, 0xe4, 0xf6, 0x0a, 0x31])],
    ["NUL", `${header}\na\0`], ["too many rows", file(...Array.from({ length: 10_001 }, () => "x"))],
  ])("refuses a file with %s", async (_name, payload) => {
    const { status, fields, code } = await refusal(payload);
    expect([status, code, Object.keys(fields ?? {})]).toEqual([400, "BAD_USER_INPUT", ["file"]]);
  });

  it("refuses 40 MB before reading it, and says how much is taken", async () => {
    const { status, message } = await refusal(Buffer.alloc(40 * 1024 * 1024, "x"));
    expect([status, message]).toEqual([413, "The body is too large: send at most 5 MiB."]);
  });

  it("takes CSV here alone", async () => {
    const elsewhere = await gateway.inject({ method: "POST", url: "/api/auth/login", payload: "a,b", headers: { "content-type": "text/csv" } });
    expect(elsewhere.statusCode).toBe(415);
    expect((await gateway.inject({ method: "POST", url: `${PATH}/import`, payload: { a: 1 } })).statusCode).toBe(400);
  });

  it("does nothing at all when it fails half way", async () => {
    const before = await total();
    const rows = Array.from({ length: 700 }, (_, at) => line(600_000 + at));
    // The second batch of 500 fails.
    await sql`create trigger planted before insert on ecommerce_products when new.sku = 600650 begin select raise(abort, 'planted'); end`.execute(gateway.store.db);
    const answer = await upload(file(...rows), "apply=true&idempotencyKey=k3");
    await sql`drop trigger planted`.execute(gateway.store.db);
    expect(answer.statusCode).toBe(500);
    expect(await total()).toEqual(before);
    expect(await outcome(file(...rows), "apply=true&idempotencyKey=k3")).toMatchObject({ created: 700 });
  });
});

it("productIds answers every id that matches, and refuses more than 10,000", async () => {
  const { data } = await gateway.graphql("{ productIds(filter: { status: [PUBLISHED], category: [SHOES] }) products(itemsPerPage: 100, filter: { status: [PUBLISHED], category: [SHOES] }) { items { id } } }");
  const { productIds, products } = data as { productIds: string[]; products: { items: { id: string }[] } };
  expect(productIds.toSorted()).toEqual(products.items.map(({ id }) => id).toSorted());
  for (const part of [0, 1]) {
    const rows = Array.from({ length: 5_000 }, (_, at) => `Bulk,B,Games,${2_000_000 + part * 5_000 + at},1,1,Published,false,`);
    await outcome(file(...rows), `apply=true&idempotencyKey=bulk${part}`);
  }
  const { errors } = await gateway.graphql("{ productIds }");
  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { filter: { code: "OUT_OF_RANGE" } } });
}, 30_000);
