import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkGraphQLChanges } from "#tests/support/changeChecks.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { checkGraphQLList } from "#tests/support/listChecks.ts";
import type { Customer } from "./customerCalls.ts";

const CELLS = "customer customerId country countryCode order totalSpent { amountMinor }";

describe.each(storeKinds)("customers on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const list = async (filter: object) =>
    (
      await ask<{ customers: { total: number; items: Customer[] } }>(
        `query ($filter: CustomerFilter) { customers(itemsPerPage: 100, filter: $filter) { total items { id ${CELLS} } } }`,
        { filter },
      )
    ).customers;

  checkGraphQLList<Customer>({
    gateway: () => gateway,
    field: "customers",
    type: "Customer",
    cells: CELLS,
    count: 100,
    order: "newest",
    sorts: {
      CUSTOMER: (row) => row.customer.toLowerCase(),
      COUNTRY: (row) => row.country,
      CUSTOMER_ID: (row) => row.customerId,
      ORDERS: (row) => row.order,
      TOTAL_SPENT: (row) => row.totalSpent.amountMinor,
      CREATED: (row) => Number(row.id),
    },
  });
  checkGraphQLChanges({
    gateway: () => gateway,
    field: "customer",
    type: "Customer",
    topic: "ecommerce_customers",
    count: 100,
    inputs: [
      { customer: "Nobuko Ende", email: "nobuko@example.com", country: "Japan", countryCode: "JP" },
      { customer: "Oke Vidal", email: "oke@example.com", country: "Chad", countryCode: "TD" },
    ],
    change: { customer: "Nobuko End", contact: "+81 555 010 0000" },
    wrong: [
      [{ customer: " " }, "customer", "REQUIRED"],
      [{ customer: "x".repeat(121) }, "customer", "TOO_LONG"],
      [{ email: "nobody" }, "email", "INVALID"],
      [{ countryCode: "jp" }, "countryCode", "INVALID"],
      [{ avatar: "https://elsewhere.example/a.png" }, "avatar", "INVALID"],
      [{ country: "a\0b" }, "country", "INVALID"],
      [{ contact: "call me" }, "contact", "INVALID"],
    ],
  });

  it("joins filters and text", async () => {
    const all = (await list({})).items;
    const expected = all.filter(
      (row) =>
        ["DE", "FR", "SE"].includes(row.countryCode) &&
        row.order >= 1 &&
        row.totalSpent.amountMinor <= 100_000,
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(
      (await list({ countryCode: ["DE", "FR", "SE"], ordersMin: 1, totalSpentMax: 100_000 })).items,
    ).toEqual(expected);
    expect((await list({ q: "BRANDT", countryCode: ["DE"] })).items.map(({ customer }) => customer)).toEqual([
      "Lukas Brandt",
    ]);
    expect(await ask('{ customerIds(filter: { q: "brandt" }) }')).toEqual({ customerIds: ["2"] });
  });

  it("gives a new customer the next number, a blank face and the country's flag", async () => {
    const { made } = await ask<{
      made: Customer & { id: string };
    }>(`mutation { made: customerCreate(input: { customer: "Jon Ode", email: "jon@example.com", country: "Kenya", countryCode: "KE" }) {
      id customerId avatar countryFlag order status } }`);
    const highest = Math.max(...(await list({})).items.map(({ customerId }) => customerId));
    expect(made).toMatchObject({
      customerId: highest,
      avatar: "/media/avatars/blank.svg",
      countryFlag: "/media/flags/other.svg",
      order: 0,
      status: "ACTIVE",
    });
    expect(
      await ask("query ($id: ID!) { customer(id: $id) { id } }", { id: String(made.customerId) }),
    ).toEqual({ customer: { id: made.id } });
    await ask("mutation ($id: ID!) { customerDelete(id: $id) { ids } }", { id: made.id });
  });

  it("gives each of twenty customers who come at once another number", async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        ask<{ made: Customer }>(
          'mutation ($name: String!) { made: customerCreate(input: { customer: $name, email: "a@example.com", country: "Chad", countryCode: "TD" }) { id customerId } }',
          { name: `Guest ${at}` },
        ),
      ),
    );
    expect(new Set(made.map(({ made: one }) => one.customerId)).size).toBe(20);
    await ask("mutation ($ids: [ID!]!) { customerBulkDelete(ids: $ids) { ids } }", {
      ids: made.map(({ made: one }) => one.id),
    });
  });

  it("adds one customer for two calls with one idempotency key", async () => {
    const CREATE = `mutation { made: customerCreate(input: { customer: "Once", email: "once@example.com", country: "Chad", countryCode: "TD" }, idempotencyKey: "${kind}") { id customerId } }`;
    const first = await ask<{ made: Customer }>(CREATE);
    expect(await ask(CREATE)).toEqual(first);
    expect((await list({ q: "once@" })).total).toBe(1);
    await ask("mutation ($id: ID!) { customerDelete(id: $id) { ids } }", { id: first.made.id });
  });
});
