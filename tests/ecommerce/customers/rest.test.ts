import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/ecommerce/customers.json" with { type: "json" };
import orders from "../../../fixtures/ecommerce/orders.json" with { type: "json" };
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { checkRestList } from "#tests/support/listChecks.ts";

interface Row {
  id: number;
  customer: string;
  customerId: number;
  email: string;
  country: string;
  order: number;
  totalSpent: string;
  status: string;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const URL = "/api/apps/ecommerce/customers";
const amount = (text: string): number => Number(text.replaceAll(/[¥,]/g, ""));
const get = async <T>(path: string) =>
  (await gateway.inject({ method: "GET", url: `${URL}${path}` })).json<T>();

describe("GET /api/apps/ecommerce/customers", () => {
  checkRestList<Row>({
    gateway: () => gateway,
    path: URL,
    rows: "customers",
    total: "total",
    count: 100,
    order: "newest",
    sorts: {
      customer: (row) => row.customer.toLowerCase(),
      country: (row) => row.country,
      customerId: (row) => row.customerId,
      orders: (row) => row.order,
      totalSpent: (row) => amount(row.totalSpent),
    },
    searches: {
      "aRJun meh": (row) => row.customer === "Arjun Mehta",
      SWEden: (row) => row.country === "Sweden",
      "Example.NET": (row) => row.email.endsWith("example.net"),
    },
  });

  it("answers the newest ten with the documented fields", async () => {
    const { customers } = await get<{ customers: Row[] }>("");
    const { createdDay, ...last } = fixture[99] ?? { createdDay: 0 };
    expect(createdDay).toBeLessThan(0);
    expect(customers).toHaveLength(10);
    expect(customers[0]).toEqual({
      ...last,
      order: expect.any(Number),
      totalSpent: expect.stringMatching(/^¥[\d,]+\.\d\d$/),
      status: "Active",
    });
  });

  it("counts and sums each customer's orders", async () => {
    const { customers } = await get<{ customers: Row[] }>("?itemsPerPage=-1");
    for (const { id, order, totalSpent } of customers) {
      const own = orders.filter(({ customerId }) => customerId === id);
      expect(order).toBe(own.length);
      expect(Math.round(amount(totalSpent) * 100)).toBe(
        own.reduce((sum, { spentMinor }) => sum + spentMinor, 0),
      );
    }
  });
});

describe("GET /api/apps/ecommerce/customers/{id}", () => {
  it("takes the row's id and the customer's number, and says Active", async () => {
    const [one] = fixture;
    const byId = await get<Row>("/1");
    expect(byId).toMatchObject({
      id: 1,
      customer: one?.customer,
      customerId: one?.customerId,
      status: "Active",
    });
    expect(await get<Row>(`/${one?.customerId}`)).toEqual(byId);
  });

  it.each(["999", "abc", "-1", "0", "1.5", "%27", "%00", "9".repeat(500), "__proto__"])(
    "does not find %s",
    async (id) => {
      const answer = await gateway.inject({ method: "GET", url: `${URL}/${id}` });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ message: "Customer not found", code: "NOT_FOUND" });
    },
  );
});

it("REST and GraphQL answer the same customers", async () => {
  const { customers } = await get<{ customers: Row[] }>("?itemsPerPage=-1&sortBy=totalSpent&orderBy=desc");
  const { data } =
    await gateway.graphql(`{ customers(itemsPerPage: 100, sort: { field: TOTAL_SPENT, order: DESC }) {
    items { id customer customerId email country countryFlag countryCode order avatar contact } } }`);
  const {
    customers: { items },
  } = data as { customers: { items: object[] } };
  expect(customers.map((row) => ({ ...row, id: String(row.id) }))).toMatchObject(items);
});
