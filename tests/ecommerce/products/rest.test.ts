import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/ecommerce/products.json" with { type: "json" };
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

interface Row {
  id: number;
  productName: string;
  category: string;
  status: string;
  stock: boolean;
  sku: number;
  qty: number;
  price: string;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const URL = "/api/apps/ecommerce/products";
const get = async (query: string) => {
  const answer = await gateway.inject({ method: "GET", url: `${URL}${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ products: Row[]; total: number }>();
};
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe("GET /api/apps/ecommerce/products", () => {
  it("answers the first ten of fifty products, oldest first, with the documented fields", async () => {
    const { products, total } = await get("");
    expect(total).toBe(50);
    expect(ids(products)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(products[0]).toEqual({
      id: 1,
      productName: "Beacon smart watch",
      productBrand: "Northquay",
      category: "Electronics",
      stock: true,
      sku: 17265,
      price: "¥899.00",
      qty: 468,
      status: "Scheduled",
      image: "/media/products/beacon-smart-watch.svg",
    });
  });

  it("pages by page and itemsPerPage, and answers an empty page beyond the last", async () => {
    expect(ids((await get("?page=3&itemsPerPage=20")).products)).toEqual([
      41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
    ]);
    expect(await get("?page=4&itemsPerPage=20")).toEqual({ products: [], total: 50 });
  });

  it.each([
    ["product", (row: Row) => row.productName.toLowerCase()],
    ["category", (row: Row) => row.category],
    ["status", (row: Row) => row.status],
    ["price", (row: Row) => fixture.find(({ id }) => id === row.id)?.priceMinor ?? 0],
    ["qty", (row: Row) => row.qty],
    ["sku", (row: Row) => row.sku],
  ] as const)(
    "sorts by %s, ascending unless orderBy is desc, keeping equal rows in place",
    async (sortBy, key) => {
      const all = (await get("?itemsPerPage=-1")).products;
      const by = (way: number) =>
        ids(all.toSorted((a, b) => (key(a) < key(b) ? -way : key(a) > key(b) ? way : 0)));
      expect(ids((await get(`?itemsPerPage=-1&sortBy=${sortBy}`)).products)).toEqual(by(1));
      expect(ids((await get(`?itemsPerPage=-1&sortBy=${sortBy}&orderBy=asc`)).products)).toEqual(by(1));
      expect(ids((await get(`?itemsPerPage=-1&sortBy=${sortBy}&orderBy=desc`)).products)).toEqual(by(-1));
    },
  );

  it("filters by stock, category and status, together and to the letter", async () => {
    const matching = fixture.filter(
      (row) => row.category === "Home Decor" && row.status === "Published" && row.stock,
    );
    const { products, total } = await get(
      "?category=Home%20Decor&status=Published&stock=true&itemsPerPage=-1",
    );
    expect(ids(products)).toEqual(ids(matching));
    expect(total).toBe(matching.length);
    expect((await get("?stock=false")).total).toBe(7);
    expect((await get("?category=home%20decor")).total).toBe(0);
  });

  it("searches without regard to letter case, taking every sign as itself", async () => {
    expect((await get("?q=BEACON")).products.map(({ productName }) => productName)).toEqual([
      "Beacon smart watch",
    ]);
    for (const q of ["%25", "_", "*", "%27", "%22", "%F0%9F%98%80", "%00", "x".repeat(10_000)]) {
      expect(await get(`?q=${q}`)).toEqual({ products: [], total: 0 });
    }
  });

  it.each([
    "?page=abc",
    "?page=0",
    "?page=-5",
    "?page=1.5",
    "?page=",
    "?itemsPerPage=abc",
    "?itemsPerPage=0",
    "?itemsPerPage=-7",
    "?itemsPerPage=2.5",
    "?sortBy=password",
    "?sortBy=constructor",
    "?orderBy=sideways",
    "?stock=maybe",
    "?stock=1",
    "?q=",
    "?category=",
    "?status=",
    "?sortBy=price&sortBy=qty",
    "?category=a&category=b",
    "?q=a&q=b",
    "?page=1&page=2",
  ])("reads %s as if the wrong part were absent", async (query) => {
    expect(await get(query)).toEqual(await get(""));
  });

  it("gives at most 100 rows a page, however many are asked for, and all for -1", async () => {
    const full = await get("?itemsPerPage=1e9");
    expect(full.products).toHaveLength(50);
    expect((await get("?itemsPerPage=-1")).products).toHaveLength(50);
    expect((await get("?page=1e300")).products).toEqual([]);
  });

  it.each(["?category=Boats", "?status=All", "?status=%00", "?category=%27%20or%201=1"])(
    "matches no row with %s",
    async (query) => {
      expect(await get(query)).toEqual({ products: [], total: 0 });
    },
  );
});

describe("one product", () => {
  it("is read by its id", async () => {
    const answer = await gateway.inject({ method: "GET", url: `${URL}/7` });
    expect(answer.json()).toMatchObject({ id: 7, productName: fixture[6]?.productName });
  });

  it("is removed with 204 and then answers 404", async () => {
    expect(
      (
        await gateway.inject({
          method: "DELETE",
          url: `${URL}/50`,
          headers: { "content-type": "application/json" },
        })
      ).statusCode,
    ).toBe(204);
    expect((await gateway.inject({ method: "DELETE", url: `${URL}/50` })).statusCode).toBe(404);
    expect((await get("")).total).toBe(49);
  });

  it.each(["999", "abc", "-1", "0", "1.5", "%27", "%00", "9".repeat(500), "%F0%9F%98%80"])(
    "is not found by the id %s",
    async (id) => {
      for (const method of ["GET", "DELETE"] as const) {
        const answer = await gateway.inject({ method, url: `${URL}/${id}` });
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({ message: "Product not found", code: "NOT_FOUND" });
      }
    },
  );
});

it("REST and GraphQL answer the same products", async () => {
  const { products } = await get("?itemsPerPage=-1&sortBy=price&orderBy=desc");
  const { data } = await gateway.graphql(
    "{ products(itemsPerPage: 100, sort: { field: PRICE, order: DESC }) { items { id productName sku qty stock image } } }",
  );
  const plain = products.map(({ id, productName, sku, qty, stock, image }: Row & { image?: string }) => ({
    id: String(id),
    productName,
    sku,
    qty,
    stock,
    image,
  }));
  expect(data).toEqual({ products: { items: plain } });
});
