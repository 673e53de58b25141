import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/ecommerce/reviews.json" with { type: "json" };
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { checkRestList } from "#tests/support/listChecks.ts";

interface Row {
  id: number;
  product: string;
  reviewer: string;
  email: string;
  date: string;
  status: string;
  review: number;
  head: string;
  para: string;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const URL = "/api/apps/ecommerce/reviews";
const get = async (query: string) =>
  (await gateway.inject({ method: "GET", url: `${URL}${query}` })).json<{ reviews: Row[]; total: number }>();

describe("GET /api/apps/ecommerce/reviews", () => {
  checkRestList<Row>({
    gateway: () => gateway,
    path: URL,
    rows: "reviews",
    total: "total",
    count: 100,
    order: "newest",
    sorts: {
      product: (row) => row.product.toLowerCase(),
      reviewer: (row) => row.reviewer.toLowerCase(),
      date: (row) => row.date,
      status: (row) => row.status,
    },
    searches: {
      jIGsaw: (row) => /jigsaw/i.test(Object.values(row).join(" ")),
      "Keel TRAIL": (row) => row.product === "Keel trail runner",
      "Leon hART": (row) => row.reviewer === "Leon Hartmann",
      "example.ORG": (row) => row.email.endsWith("example.org"),
      "A lamp MY": (row) => row.head.startsWith("A lamp my"),
      "nothing wobbles": (row) => row.para.includes("nothing wobbles"),
    },
  });

  it("answers the newest ten with the documented fields", async () => {
    const { reviews } = await get("");
    expect(reviews).toHaveLength(10);
    const last: Record<string, unknown> = { ...fixture[99], date: "2026-11-20" };
    expect(Object.keys(reviews[0] ?? {})).toEqual([
      "id",
      "product",
      "companyName",
      "productImage",
      "reviewer",
      "email",
      "avatar",
      "date",
      "status",
      "review",
      "head",
      "para",
    ]);
    expect(last).toMatchObject(reviews[0] ?? {});
  });

  it("filters by status, of which All is any, and the unknown matches none", async () => {
    for (const status of ["Published", "Pending"]) {
      const { reviews, total } = await get(`?status=${status}&itemsPerPage=-1`);
      expect(reviews.map(({ id }) => id)).toEqual(
        fixture
          .filter((row) => row.status === status)
          .map(({ id }) => id)
          .toReversed(),
      );
      expect(total).toBe(reviews.length);
    }
    for (const status of ["All", "", "a&status=b"]) expect((await get(`?status=${status}`)).total).toBe(100);
    for (const status of ["all", "published", "%00", "Hidden"])
      expect(await get(`?status=${status}`)).toEqual({ reviews: [], total: 0 });
    expect(
      (await get("?status=Pending&q=cushion&sortBy=date")).reviews.every((row) => row.status === "Pending"),
    ).toBe(true);
  });
});

describe("DELETE /api/apps/ecommerce/reviews/{id}", () => {
  it("answers 200 once, and then 404", async () => {
    const answer = await gateway.inject({
      method: "DELETE",
      url: `${URL}/100`,
      headers: { "content-type": "application/json" },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ id: 100 });
    expect((await gateway.inject({ method: "DELETE", url: `${URL}/100` })).statusCode).toBe(404);
    expect(await get("?itemsPerPage=1")).toMatchObject({ reviews: [{ id: 99 }], total: 99 });
  });

  it.each(["999", "abc", "-1", "0", "1.5", "%27", "%00", "9".repeat(500), "%F0%9F%98%80"])(
    "does not find %s",
    async (id) => {
      const answer = await gateway.inject({ method: "DELETE", url: `${URL}/${id}` });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ message: "Review not found", code: "NOT_FOUND" });
    },
  );
});

it("REST and GraphQL answer the same reviews", async () => {
  const { reviews } = await get("?itemsPerPage=-1&sortBy=reviewer&orderBy=desc");
  const { data } =
    await gateway.graphql(`{ reviews(itemsPerPage: 100, sort: { field: REVIEWER, order: DESC }) {
    items { id product: productName companyName productImage reviewer email avatar date review head para } } }`);
  const {
    reviews: { items },
  } = data as { reviews: { items: object[] } };
  expect(reviews.map((row) => ({ ...row, id: String(row.id) }))).toMatchObject(items);
});
