import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/ecommerce/orders.json" with { type: "json" };
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { checkRestList } from "#tests/support/listChecks.ts";

interface Row {
  id: number;
  order: number;
  customer: string;
  email: string;
  payment: number;
  status: string;
  spent: string;
  method: string;
  date: string;
  time: string;
  methodNumber: number;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const URL = "/api/apps/ecommerce/orders";
const amount = (text: string): number => Number(text.replaceAll(/[¥,]/g, ""));
const get = async (query: string) =>
  (await gateway.inject({ method: "GET", url: `${URL}${query}` })).json<{ orders: Row[]; total: number }>();

describe("GET /api/apps/ecommerce/orders", () => {
  checkRestList<Row>({
    gateway: () => gateway,
    path: URL,
    rows: "orders",
    total: "total",
    count: 100,
    order: "newest",
    sorts: {
      order: (row) => row.order,
      customers: (row) => row.customer.toLowerCase(),
      date: (row) => row.date,
      status: (row) => row.status,
      spent: (row) => amount(row.spent),
    },
    searches: {
      "pIERRe la": (row) => row.customer === "Pierre Lambert",
      "Example.NET": (row) => row.email.endsWith("example.net"),
      [String(fixture[41]?.order)]: (row) => row.order === fixture[41]?.order,
      mi: (row) => /mi/i.test(`${row.customer} ${row.email}`),
    },
  });

  it("answers the newest ten with the documented fields", async () => {
    const { orders } = await get("");
    const last = fixture[99];
    const minute = last?.minute ?? 0;
    const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
    expect(orders).toHaveLength(10);
    expect(orders[0]).toEqual({
      id: 100,
      order: last?.order,
      customer: last?.customer,
      email: last?.email,
      avatar: last?.avatar,
      payment: last?.payment,
      status: last?.status,
      spent: `¥${((last?.spentMinor ?? 0) / 100).toFixed(2)}`,
      method: last?.method,
      date: "2026-11-20",
      time,
      methodNumber: last?.methodNumber,
    });
  });
});

describe("DELETE /api/apps/ecommerce/orders/{id}", () => {
  it("answers 204 and the order is gone", async () => {
    const answer = await gateway.inject({
      method: "DELETE",
      url: `${URL}/100`,
      headers: { "content-type": "application/json" },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe("");
    expect(await get("?itemsPerPage=1")).toMatchObject({ orders: [{ id: 99 }], total: 99 });
  });

  it.each(["100", "999", "abc", "-1", "0", "1.5", "%27", "%00", "9".repeat(500), "%F0%9F%98%80"])(
    "answers 204 for %s too, and removes nothing",
    async (id) => {
      expect((await gateway.inject({ method: "DELETE", url: `${URL}/${id}` })).statusCode).toBe(204);
      expect((await get("")).total).toBe(99);
    },
  );
});

it("REST and GraphQL answer the same orders", async () => {
  const { orders } = await get("?itemsPerPage=-1&sortBy=customers&orderBy=desc");
  const { data } =
    await gateway.graphql(`{ ecommerceOrders(itemsPerPage: 100, sort: { field: CUSTOMER, order: DESC }) {
    items { id order customer: customerName email avatar date time methodNumber } } }`);
  const { ecommerceOrders } = data as { ecommerceOrders: { items: object[] } };
  expect(orders.map((row) => ({ ...row, id: String(row.id) }))).toMatchObject(ecommerceOrders.items);
});
