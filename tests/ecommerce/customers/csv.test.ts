import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const download = async (query = "") =>
  (await gateway.inject({ method: "GET", url: `/api/apps/ecommerce/customers/export${query}` })).body;
const lines = (body: string) => body.replace("\uFEFF", "").trimEnd().split("\r\n");

it("exports all customers with their figures", async () => {
  const all = lines(await download());
  expect(all[0]).toBe(
    "Customer,E-mail,Customer number,Country,Country code,Telephone,Orders,Total spent (CNY),Added",
  );
  expect(all).toHaveLength(101);
});

it("exports what the list shows for the same filter, in its order", async () => {
  const { data } = await gateway.graphql(
    '{ customers(itemsPerPage: 100, sort: { field: TOTAL_SPENT, order: DESC }, filter: { countryCode: ["DE", "FR", "JP"], ordersMin: 1, totalSpentMax: 300000, q: "a" }) { items { customerId } } }',
  );
  const body = await download(
    "?columns=customerId&countryCode=DE&countryCode=FR&countryCode=JP&ordersMin=1&totalSpentMax=300000&q=a&sort=TOTAL_SPENT&order=DESC",
  );
  const shown = lines(body).slice(1);
  expect(shown.length).toBeGreaterThan(1);
  expect({ items: shown.map((customerId) => ({ customerId: Number(customerId) })) }).toEqual(
    data?.["customers"],
  );
});

it("refuses a wrong filter and names it", async () => {
  const answer = await gateway.inject({
    method: "GET",
    url: "/api/apps/ecommerce/customers/export?ordersMin=many",
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ fields: object }>().fields).toHaveProperty("ordersMin");
});
