import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/ecommerce/orders.json" with { type: "json" };
import { checkGraphQLChanges } from "../../support/changeChecks.ts";
import { asking, createTestGateway, type TestGateway } from "../../support/gateway.ts";
import { openSampleStore, storeKinds } from "../../support/stores.ts";
import { checkGraphQLList } from "../../support/listChecks.ts";

interface Order { id: string; order: number; customerName: string; payment: string; status: string; method: string; date: string; spent: { amountMinor: number } }
const CELLS = "order customerName payment status method date spent { amountMinor }";
const payments = ["PAID", "PENDING", "FAILED", "CANCELLED"];
const textOf: Record<string, string> = { DELIVERED: "Delivered", READY_TO_PICKUP: "Ready to Pickup", OUT_FOR_DELIVERY: "Out for Delivery", DISPATCHED: "Dispatched" };
const CREATE = "mutation ($input: EcommerceOrderCreateInput!) { ecommerceOrderCreate(input: $input) { id } }";

describe.each(storeKinds)("orders on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const list = async (filter: object) => (await ask<{ ecommerceOrders: { total: number; items: Order[] } }>(
    `query ($filter: EcommerceOrderFilter) { ecommerceOrders(itemsPerPage: 100, filter: $filter) { total items { id ${CELLS} } } }`, { filter })).ecommerceOrders;

  checkGraphQLList<Order>({
    gateway: () => gateway, field: "ecommerceOrders", type: "EcommerceOrder", cells: CELLS, count: 100, order: "newest",
    sorts: {
      ORDER: (row) => row.order, CUSTOMER: (row) => row.customerName.toLowerCase(), DATE: (row) => row.date, STATUS: (row) => textOf[row.status] ?? "",
      SPENT: (row) => row.spent.amountMinor, PAYMENT: (row) => payments.indexOf(row.payment), CREATED: (row) => Number(row.id),
    },
  });
  checkGraphQLChanges({
    gateway: () => gateway, field: "ecommerceOrder", type: "EcommerceOrder", topic: "ecommerce_orders", count: 100,
    inputs: [{ customerId: "7", lines: [{ productId: "5" }] }, { customerId: "8", lines: [{ productId: "6", quantity: 2 }] }],
    change: { status: "OUT_FOR_DELIVERY", payment: "PAID", method: "PAYPAL", methodNumber: 4821 },
    wrong: [
      [{ customerId: "999" }, "customerId", "INVALID"], [{ lines: [] }, "lines", "OUT_OF_RANGE"], [{ lines: [{ productId: "999" }] }, "lines.0.productId", "INVALID"],
      [{ lines: [{ productId: "5" }, { productId: "5" }] }, "lines", "INVALID"], [{ lines: [{ productId: "5", quantity: 0 }] }, "lines.0.quantity", "OUT_OF_RANGE"],
      [{ methodNumber: 10_000 }, "methodNumber", "OUT_OF_RANGE"],
    ],
  });

  it("joins filters: status, payment, means, customer, days and cost", async () => {
    const all = (await list({})).items;
    const filter = { status: ["DELIVERED", "DISPATCHED"], payment: ["PAID"], method: ["MASTERCARD"], dateFrom: "2026-09-01", dateTo: "2026-11-15", spentMin: 10_000, spentMax: 90_000 };
    const expected = all.filter((row) => filter.status.includes(row.status) && row.payment === "PAID" && row.method === "MASTERCARD"
      && row.date >= filter.dateFrom && row.date <= filter.dateTo && row.spent.amountMinor >= 10_000 && row.spent.amountMinor <= 90_000);
    expect(expected.length).toBeGreaterThan(0);
    expect(await list(filter)).toEqual({ total: expected.length, items: expected });
    expect((await list({ customerId: "80" })).items.map(({ id }) => Number(id)))
      .toEqual(fixture.filter(({ customerId }) => customerId === 80).map(({ id }) => id).toReversed());
    for (const customerId of ["0", "abc", "999"]) expect((await list({ customerId })).total).toBe(0);
    expect((await list({ dateFrom: "2026-11-20", dateTo: "2026-11-20" })).items.every(({ date }) => date === "2026-11-20")).toBe(true);
  });

  it("finds text of name, e-mail address and number", async () => {
    expect((await list({ q: "PIERRE.LAMB" })).total).toBe(fixture.filter(({ customerId }) => customerId === 80).length);
    expect((await list({ q: String(fixture[7]?.order) })).items.map(({ id }) => id)).toEqual(["8"]);
    expect((await list({ q: "%" })).total).toBe(0);
  });

  it("places an order now, at the products' present prices, under the next number and the customer's name", async () => {
    const { made } = await ask<{ made: { id: string } }>(`mutation { made: ecommerceOrderCreate(input: { customerId: 7, lines: [{ productId: 5, quantity: 3 }, { productId: 3 }] }) {
      id order customerName email avatar customer { id } payment status method methodNumber date time placedAt spent { amountMinor currency } lines { productName quantity price { amountMinor } product { id } } } }`);
    expect(made).toMatchObject({
      order: (fixture[99]?.order ?? 0) + 1, customerName: "Chen Wei", email: "chen.wei@example.com", avatar: "/media/avatars/face-007.svg", customer: { id: "7" },
      payment: "PENDING", status: "DISPATCHED", method: "MASTERCARD", methodNumber: 0, date: "2026-11-21", time: "09:41", placedAt: "2026-11-21T09:41:00.000Z",
      spent: { amountMinor: 3 * 32_900 + 48_900, currency: "CNY" },
      lines: [
        { productName: "Drift game controller", quantity: 3, price: { amountMinor: 32_900 }, product: { id: "5" } },
        { productName: "Pier mechanical keyboard", quantity: 1, price: { amountMinor: 48_900 }, product: { id: "3" } },
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
    const READ = "query ($id: ID!) { ecommerceOrder(id: $id) { customerName customer { id } lines { productName product { id } } } }";
    const gone = await ask<Record<"customerDelete" | "productDelete", { undoToken: string }>>(
      "mutation ($customer: ID!, $product: ID!) { customerDelete(id: $customer) { undoToken } productDelete(id: $product) { undoToken } }",
      { customer: String(order?.customerId), product: String(order?.lines[0]?.productId) });
    const { ecommerceOrder } = await ask<{ ecommerceOrder: { lines: unknown[] } }>(READ, { id: String(order?.id) });
    expect(ecommerceOrder).toMatchObject({ customerName: order?.customer, customer: null });
    expect(ecommerceOrder.lines[0]).toEqual({ productName: order?.lines[0]?.productName, product: null });
    for (const { undoToken: token } of Object.values(gone)) await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token });
    expect(await ask(READ, { id: String(order?.id) })).toMatchObject({ ecommerceOrder: { customer: { id: String(order?.customerId) } } });
  });

  it("loses none of fifty changes to one order", async () => {
    await Promise.all(Array.from({ length: 50 }, (_, at) => ask("mutation ($n: Int!) { ecommerceOrderUpdate(id: 3, input: { methodNumber: $n }) { version } }", { n: at })));
    expect(await ask("{ ecommerceOrder(id: 3) { version } }")).toEqual({ ecommerceOrder: { version: 51 } });
  });

  it("says what the shop's orders are in figures", async () => {
    const { summary } = await ask<{ summary: { byStatus: { value: string; count: number }[]; byPayment: unknown[] } }>(
      "{ summary: ecommerceOrderSummary { total spent { amountMinor } byStatus { value count } byPayment { value count } } }");
    expect(summary).toMatchObject({ total: 100, spent: { amountMinor: fixture.reduce((sum, { spentMinor }) => sum + spentMinor, 0) } });
    for (const { value, count } of summary.byStatus) expect(count).toBe(fixture.filter(({ status }) => status === textOf[value]).length);
    expect(summary.byPayment).toEqual(payments.map((value, at) => ({ value, count: fixture.filter(({ payment }) => payment === at + 1).length })));
  });
});
