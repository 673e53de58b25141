import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/ecommerce/orders.json" with { type: "json" };
import { checkGraphQLChanges } from "#tests/support/changeChecks.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { checkGraphQLList } from "#tests/support/listChecks.ts";
import { CELLS, type Order, orderCalls } from "./orderCalls.ts";

const payments = ["PAID", "PENDING", "FAILED", "CANCELLED"];
const textOf: Record<string, string> = {
  DELIVERED: "Delivered",
  READY_TO_PICKUP: "Ready to Pickup",
  OUT_FOR_DELIVERY: "Out for Delivery",
  DISPATCHED: "Dispatched",
};

describe.each(storeKinds)("orders on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const { list } = orderCalls(() => gateway);

  checkGraphQLList<Order>({
    gateway: () => gateway,
    field: "ecommerceOrders",
    type: "EcommerceOrder",
    cells: CELLS,
    count: 100,
    order: "newest",
    sorts: {
      ORDER: (row) => row.order,
      CUSTOMER: (row) => row.customerName.toLowerCase(),
      DATE: (row) => row.date,
      STATUS: (row) => textOf[row.status] ?? "",
      SPENT: (row) => row.spent.amountMinor,
      PAYMENT: (row) => payments.indexOf(row.payment),
      CREATED: (row) => Number(row.id),
    },
  });
  checkGraphQLChanges({
    gateway: () => gateway,
    field: "ecommerceOrder",
    type: "EcommerceOrder",
    topic: "ecommerce_orders",
    count: 100,
    inputs: [
      { customerId: "7", lines: [{ productId: "5" }] },
      { customerId: "8", lines: [{ productId: "6", quantity: 2 }] },
    ],
    change: { status: "OUT_FOR_DELIVERY", payment: "PAID", method: "PAYPAL", methodNumber: 4821 },
    wrong: [
      [{ customerId: "999" }, "customerId", "INVALID"],
      [{ lines: [] }, "lines", "OUT_OF_RANGE"],
      [{ lines: [{ productId: "999" }] }, "lines.0.productId", "INVALID"],
      [{ lines: [{ productId: "5" }, { productId: "5" }] }, "lines", "INVALID"],
      [{ lines: [{ productId: "5", quantity: 0 }] }, "lines.0.quantity", "OUT_OF_RANGE"],
      [{ methodNumber: 10_000 }, "methodNumber", "OUT_OF_RANGE"],
    ],
  });

  it("joins filters: status, payment, means, customer, days and cost", async () => {
    const all = (await list({})).items;
    const filter = {
      status: ["DELIVERED", "DISPATCHED"],
      payment: ["PAID"],
      method: ["MASTERCARD"],
      dateFrom: "2026-09-01",
      dateTo: "2026-11-15",
      spentMin: 10_000,
      spentMax: 90_000,
    };
    const expected = all.filter(
      (row) =>
        filter.status.includes(row.status) &&
        row.payment === "PAID" &&
        row.method === "MASTERCARD" &&
        row.date >= filter.dateFrom &&
        row.date <= filter.dateTo &&
        row.spent.amountMinor >= 10_000 &&
        row.spent.amountMinor <= 90_000,
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(await list(filter)).toEqual({ total: expected.length, items: expected });
    expect((await list({ customerId: "80" })).items.map(({ id }) => Number(id))).toEqual(
      fixture
        .filter(({ customerId }) => customerId === 80)
        .map(({ id }) => id)
        .toReversed(),
    );
    for (const customerId of ["0", "abc", "999"]) expect((await list({ customerId })).total).toBe(0);
    expect(
      (await list({ dateFrom: "2026-11-20", dateTo: "2026-11-20" })).items.every(
        ({ date }) => date === "2026-11-20",
      ),
    ).toBe(true);
  });

  it("finds text of name, e-mail address and number", async () => {
    expect((await list({ q: "PIERRE.LAMB" })).total).toBe(
      fixture.filter(({ customerId }) => customerId === 80).length,
    );
    expect((await list({ q: String(fixture[7]?.order) })).items.map(({ id }) => id)).toEqual(["8"]);
    expect((await list({ q: "%" })).total).toBe(0);
  });

  it("says what the shop's orders are in figures", async () => {
    const { summary } = await ask<{
      summary: { byStatus: { value: string; count: number }[]; byPayment: unknown[] };
    }>(
      "{ summary: ecommerceOrderSummary { total spent { amountMinor } byStatus { value count } byPayment { value count } } }",
    );
    expect(summary).toMatchObject({
      total: 100,
      spent: { amountMinor: fixture.reduce((sum, { spentMinor }) => sum + spentMinor, 0) },
    });
    for (const { value, count } of summary.byStatus)
      expect(count).toBe(fixture.filter(({ status }) => status === textOf[value]).length);
    expect(summary.byPayment).toEqual(
      payments.map((value, at) => ({
        value,
        count: fixture.filter(({ payment }) => payment === at + 1).length,
      })),
    );
  });
});
