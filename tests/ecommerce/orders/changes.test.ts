import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/ecommerce/orders.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { orderCalls } from "./orderCalls.ts";

const CREATE = "mutation ($input: EcommerceOrderCreateInput!) { ecommerceOrderCreate(input: $input) { id } }";

describe.each(storeKinds)("orders on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const { list } = orderCalls(() => gateway);

  it("places an order now, at the products' present prices, under the next number and the customer's name", async () => {
    const { made } = await ask<{
      made: { id: string };
    }>(`mutation { made: ecommerceOrderCreate(input: { customerId: 7, lines: [{ productId: 5, quantity: 3 }, { productId: 3 }] }) {
      id order customerName email avatar customer { id } payment status method methodNumber date time placedAt spent { amountMinor currency } lines { productName quantity price { amountMinor } product { id } } } }`);
    expect(made).toMatchObject({
      order: (fixture[99]?.order ?? 0) + 1,
      customerName: "Chen Wei",
      email: "chen.wei@example.com",
      avatar: "/media/avatars/face-007.svg",
      customer: { id: "7" },
      payment: "PENDING",
      status: "DISPATCHED",
      method: "MASTERCARD",
      methodNumber: 0,
      date: "2026-11-21",
      time: "09:41",
      placedAt: "2026-11-21T09:41:00.000Z",
      spent: { amountMinor: 3 * 32_900 + 48_900, currency: "CNY" },
      lines: [
        {
          productName: "Drift game controller",
          quantity: 3,
          price: { amountMinor: 32_900 },
          product: { id: "5" },
        },
        {
          productName: "Pier mechanical keyboard",
          quantity: 1,
          price: { amountMinor: 48_900 },
          product: { id: "3" },
        },
      ],
    });
    await ask("mutation ($id: ID!) { ecommerceOrderDelete(id: $id) { ids } }", { id: made.id });
  });

  it("refuses an order that costs more than an order may", async () => {
    const lines = [2, 30, 38].map((productId) => ({ productId: String(productId), quantity: 1_000 }));
    expect((await gateway.graphql(CREATE, { input: { customerId: "7", lines } })).errors).toBeUndefined();
    const dear = Array.from({ length: 45 }, (_, at) => ({ productId: String(at + 1), quantity: 1_000 }));
    const { errors } = await gateway.graphql(CREATE, { input: { customerId: "7", lines: dear } });
    expect(errors?.[0]?.extensions.fields?.["lines"]?.code).toBe("OUT_OF_RANGE");
    const [newest] = (await list({})).items;
    await ask("mutation ($id: ID!) { ecommerceOrderDelete(id: $id) { ids } }", { id: newest?.id });
  });

  it("keeps the order when its customer and its product are gone", async () => {
    const order = fixture[20];
    const READ =
      "query ($id: ID!) { ecommerceOrder(id: $id) { customerName customer { id } lines { productName product { id } } } }";
    const gone = await ask<Record<"customerDelete" | "productDelete", { undoToken: string }>>(
      "mutation ($customer: ID!, $product: ID!) { customerDelete(id: $customer) { undoToken } productDelete(id: $product) { undoToken } }",
      { customer: String(order?.customerId), product: String(order?.lines[0]?.productId) },
    );
    const { ecommerceOrder } = await ask<{ ecommerceOrder: { lines: unknown[] } }>(READ, {
      id: String(order?.id),
    });
    expect(ecommerceOrder).toMatchObject({ customerName: order?.customer, customer: null });
    expect(ecommerceOrder.lines[0]).toEqual({ productName: order?.lines[0]?.productName, product: null });
    for (const { undoToken: token } of Object.values(gone))
      await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token });
    expect(await ask(READ, { id: String(order?.id) })).toMatchObject({
      ecommerceOrder: { customer: { id: String(order?.customerId) } },
    });
  });

  it("loses none of fifty changes to one order", async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        ask("mutation ($n: Int!) { ecommerceOrderUpdate(id: 3, input: { methodNumber: $n }) { version } }", {
          n: at,
        }),
      ),
    );
    expect(await ask("{ ecommerceOrder(id: 3) { version } }")).toEqual({ ecommerceOrder: { version: 51 } });
  });
});
