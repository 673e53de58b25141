import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { csvCalls } from "#tests/support/csvCalls.ts";
import { file, header, PATH } from "./csvCalls.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());
const line = (sku: number, price = "12.50") =>
  `Thing ${sku},Northquay,Office,${sku},${price},5,Published,true,"A ""fine"" thing, really"`;
const total = async () => (await gateway.graphql("{ productSummary { total } }")).data?.["productSummary"];
const { upload, outcome } = csvCalls(PATH, () => gateway);
const refusal = async (payload: string | Buffer, query = "") => {
  const answer = await upload(payload, query);
  return {
    status: answer.statusCode,
    ...answer.json<{
      message: string;
      code: string;
      fields?: Record<string, { code: string; params?: object }>;
    }>(),
  };
};

describe("POST .../import", () => {
  const thousand = () =>
    file(
      ...Array.from({ length: 1_000 }, (_, at) =>
        line(500_000 + at, [10, 500, 999].includes(at) ? "dear" : "12.50"),
      ),
    );

  it("tells of 1,000 rows with 3 bad ones what would be, and changes nothing", async () => {
    const before = await total();
    const { applied, created, bad, columns, first } = await outcome(thousand());
    expect({ applied, created }).toEqual({ applied: false, created: 997 });
    expect(
      bad.map(({ row, errors }) => [row, errors.map(({ column, code }) => `${column} ${code}`)]),
    ).toEqual([
      [12, ["price INVALID"]],
      [502, ["price INVALID"]],
      [1001, ["price INVALID"]],
    ]);
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
    const known =
      "productName,productBrand,category,sku,price,qty\nBeacon watch,Northquay,ELECTRONICS,17265,880,";
    expect(await outcome(known)).toMatchObject({ created: 0, updated: 0, skipped: 1 });
    expect(await outcome(known, "existing=update&apply=true&idempotencyKey=k2")).toMatchObject({
      updated: 1,
      bad: [],
    });
    const { data } = await gateway.graphql(
      "{ product(id: 1) { productName qty status version price { amountMinor } } }",
    );
    expect(data?.["product"]).toEqual({
      productName: "Beacon watch",
      qty: 468,
      status: "SCHEDULED",
      version: 2,
      price: { amountMinor: 88_000 },
    });
  });

  it("reads a whole export back: what nobody can set is passed over", async () => {
    const { body } = await gateway.inject({ method: "GET", url: `${PATH}/export?q=17265` });
    expect(body).toContain("Updated");
    expect(await outcome(body, "existing=update")).toMatchObject({ updated: 1, bad: [] });
  });

  it("reads headers in the caller's words, semicolons, and yuan signs", async () => {
    const words = encodeURIComponent(
      JSON.stringify({
        productName: "商品",
        productBrand: "品牌",
        category: "分类",
        sku: "货号",
        price: "价格",
      }),
    );
    const { columns, created } = await outcome(
      "\uFEFF商品;品牌;分类;货号;价格\n灯;海鸥;Home Decor;700001;¥1,200.50\n",
      `headers=${words}`,
    );
    expect(created).toBe(1);
    expect(columns.map(({ column }) => column)).toEqual([
      "productName",
      "productBrand",
      "category",
      "sku",
      "price",
    ]);
  });

  it("names every wrong cell of a row", async () => {
    const { bad } = await outcome(
      file(
        "x,,Boats,0,1.234,-1,Perhaps,maybe,",
        line(800_001),
        line(800_001),
        "Kite,Leeward,Games,800002,5,0,Published,true,",
      ),
    );
    expect(
      bad.map(({ row, errors }) => [row, errors.map(({ column, code }) => `${column} ${code}`).toSorted()]),
    ).toEqual([
      [
        2,
        [
          "category INVALID",
          "price INVALID",
          "productBrand REQUIRED",
          "qty OUT_OF_RANGE",
          "sku OUT_OF_RANGE",
          "status INVALID",
          "stock INVALID",
        ],
      ],
      [4, ["sku TAKEN"]],
      [5, ["stock INVALID"]],
    ]);
  });

  it("refuses a wrong header and names what is missing and unknown", async () => {
    const { status, fields } = await refusal("productName,colour,SKU\na,b,1");
    expect([status, fields?.["header"]]).toEqual([
      400,
      {
        code: "INVALID",
        params: { missing: "Brand, Category, Price (CNY)", unknown: "colour" },
        message: expect.stringContaining("missing: Brand"),
      },
    ]);
    expect((await refusal(`${header},sku\n1`)).fields?.["header"]?.params).toEqual({ twice: "sku" });
  });

  it.each([
    ["no rows", file()],
    ["nothing", ""],
    ["broken quotes", `${header}\n"open,1`],
    ["another encoding", Buffer.from([0x70, 0xe4, 0xf6, 0x0a, 0x31])],
    ["NUL", `${header}\na\0`],
    ["too many rows", file(...Array.from({ length: 10_001 }, () => "x"))],
  ])("refuses a file with %s", async (_name, payload) => {
    const { status, fields, code } = await refusal(payload);
    expect([status, code, Object.keys(fields ?? {})]).toEqual([400, "BAD_USER_INPUT", ["file"]]);
  });

  it("refuses 40 MB before reading it, and says how much is taken", async () => {
    const { status, message } = await refusal(Buffer.alloc(40 * 1024 * 1024, "x"));
    expect([status, message]).toEqual([413, "The body is too large: send at most 5 MiB."]);
  });

  it("takes CSV here alone", async () => {
    const elsewhere = await gateway.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: "a,b",
      headers: { "content-type": "text/csv" },
    });
    expect(elsewhere.statusCode).toBe(415);
    expect(
      (await gateway.inject({ method: "POST", url: `${PATH}/import`, payload: { a: 1 } })).statusCode,
    ).toBe(400);
  });

  it("does nothing at all when it fails half way", async () => {
    const before = await total();
    const rows = Array.from({ length: 700 }, (_, at) => line(600_000 + at));
    // The second batch of 500 fails.
    await sql`create trigger planted before insert on ecommerce_products when new.sku = 600650 begin select raise(abort, 'planted'); end`.execute(
      gateway.store.db,
    );
    const answer = await upload(file(...rows), "apply=true&idempotencyKey=k3");
    await sql`drop trigger planted`.execute(gateway.store.db);
    expect(answer.statusCode).toBe(500);
    expect(await total()).toEqual(before);
    expect(await outcome(file(...rows), "apply=true&idempotencyKey=k3")).toMatchObject({ created: 700 });
  });
});
