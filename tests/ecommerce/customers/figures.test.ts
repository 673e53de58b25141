import { afterAll, beforeAll, describe, expect, it } from "vitest";
import orders from "../../../fixtures/ecommerce/orders.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import type { Customer } from "./customerCalls.ts";

const PIERRE = "80";

describe.each(storeKinds)("customers on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const figures = async (id: string) =>
    (
      await ask<{ customer: Customer }>(
        `query ($id: ID!) { customer(id: $id) { order totalSpent { amountMinor } } }`,
        { id },
      )
    ).customer;
  const undo = async (token: string) =>
    await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token });

  it("keeps the figures of a customer true while orders come, go and come back, and while the customer does", async () => {
    const before = await figures(PIERRE);
    const { made } = await ask<{ made: { id: string } }>(
      `mutation { made: ecommerceOrderCreate(input: { customerId: ${PIERRE}, lines: [{ productId: 3, quantity: 2 }] }) { id } }`,
    );
    const more = {
      order: before.order + 1,
      totalSpent: { amountMinor: before.totalSpent.amountMinor + 97_800 },
    };
    expect(await figures(PIERRE)).toEqual(more);
    const { gone } = await ask<{ gone: { undoToken: string } }>(
      "mutation ($id: ID!) { gone: customerDelete(id: $id) { undoToken } }",
      { id: PIERRE },
    );
    const { less } = await ask<{ less: { undoToken: string } }>(
      "mutation ($id: ID!) { less: ecommerceOrderDelete(id: $id) { undoToken } }",
      { id: made.id },
    );
    await undo(gone.undoToken);
    expect(await figures(PIERRE)).toEqual(before);
    await undo(less.undoToken);
    expect(await figures(PIERRE)).toEqual(more);
    await ask("mutation ($id: ID!) { ecommerceOrderDelete(id: $id) { ids } }", { id: made.id });
    expect(await figures(PIERRE)).toEqual(before);
  });

  it("counts a customer anew whose change is taken back", async () => {
    const before = await figures(PIERRE);
    const { many } = await ask<{ many: { undoToken: string } }>(
      `mutation { many: customerBulkUpdate(ids: [${PIERRE}], input: { contact: "+33" }) { undoToken } }`,
    );
    const { made } = await ask<{ made: { id: string } }>(
      `mutation { made: ecommerceOrderCreate(input: { customerId: ${PIERRE}, lines: [{ productId: 3 }] }) { id } }`,
    );
    await undo(many.undoToken);
    expect(await figures(PIERRE)).toEqual({
      order: before.order + 1,
      totalSpent: { amountMinor: before.totalSpent.amountMinor + 48_900 },
    });
    await ask("mutation ($id: ID!) { ecommerceOrderDelete(id: $id) { ids } }", { id: made.id });
    expect(await figures(PIERRE)).toEqual(before);
  });

  it("answers each customer's own orders, the page and the order asked for", async () => {
    const { customers } = await ask<{
      customers: { items: { id: string; orders: { total: number; items: { id: string }[] } }[] };
    }>(
      "{ customers(itemsPerPage: 100) { items { id orders(page: 2, itemsPerPage: 2, sort: { field: SPENT, order: DESC }) { total items { id } } } } }",
    );
    for (const { id, orders: page } of customers.items) {
      const own = orders
        .filter(({ customerId }) => String(customerId) === id)
        .toSorted((a, b) => b.spentMinor - a.spentMinor || b.id - a.id);
      expect(page).toEqual({
        total: own.length,
        items: own.slice(2, 4).map((order) => ({ id: String(order.id) })),
      });
    }
    const { errors } = await gateway.graphql("{ customer(id: 1) { orders(itemsPerPage: 101) { total } } }");
    expect(errors?.[0]?.extensions.fields?.["itemsPerPage"]?.code).toBe("OUT_OF_RANGE");
  });

  it("says what the shop's customers are in figures", async () => {
    const { customerSummary } = await ask<{ customerSummary: { countries: unknown[] } }>(
      "{ customerSummary { total buying totalSpent { amountMinor currency } countries { value count } } }",
    );
    const spent = orders.reduce((sum, { spentMinor }) => sum + spentMinor, 0);
    expect(customerSummary).toMatchObject({
      total: 100,
      buying: new Set(orders.map(({ customerId }) => customerId)).size,
      totalSpent: { amountMinor: spent, currency: "CNY" },
    });
    expect(customerSummary.countries).toContainEqual({ value: "CN", count: 5 });
  });
});
