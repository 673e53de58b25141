import { afterAll, beforeAll, describe, expect, it } from "vitest";
import orders from "../../../fixtures/ecommerce/orders.json" with { type: "json" };
import products from "../../../fixtures/ecommerce/products.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

interface Sales {
  from: string;
  to: string;
  revenue: Record<"now" | "before", { amountMinor: number; currency: string }>;
  orders: Record<"now" | "before", number>;
  average: Record<"now" | "before", { amountMinor: number }>;
  customers: Record<"now" | "before", number>;
  days: { date: string; orders: number; revenue: { amountMinor: number }; before: { amountMinor: number } }[];
  categories: { category: string | null; pieces: number; revenue: { amountMinor: number } }[];
  products: {
    id: string;
    product: { id: string } | null;
    productName: string;
    pieces: number;
    revenue: { amountMinor: number };
  }[];
}

const READ = `query ($days: Int!) { sales: shopSales(days: $days) {
  from to revenue { now { amountMinor currency } before { amountMinor currency } } orders { now before } average { now { amountMinor } before { amountMinor } } customers { now before }
  days { date orders revenue { amountMinor } before { amountMinor } } categories { category pieces revenue { amountMinor } }
  products { id product { id } productName pieces revenue { amountMinor } } } }`;

const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);
const placed = (first: number, last: number) =>
  orders.filter(({ createdDay, payment }) => createdDay >= first && createdDay <= last && payment !== 4);
const linesOf = (some: typeof orders) => some.flatMap(({ lines }) => lines);
const worth = (some: readonly { quantity: number; priceMinor: number }[]) =>
  total(some.map(({ quantity, priceMinor }) => quantity * priceMinor));

describe.each(storeKinds)("the shop's sales on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const read = async (days: number) => (await ask<{ sales: Sales }>(READ, { days })).sales;

  it.each([7, 30, 90])(
    "over %i days are those of the orders, without what was called off, beside the period before",
    async (days) => {
      const sales = await read(days);
      const [now, before] = [placed(1 - days, 0), placed(1 - 2 * days, -days)];
      expect(now.length).toBeGreaterThan(0);
      expect(sales).toMatchObject({
        to: "2026-11-21",
        revenue: {
          now: { amountMinor: total(now.map(({ spentMinor }) => spentMinor)), currency: "CNY" },
          before: { amountMinor: total(before.map(({ spentMinor }) => spentMinor)) },
        },
        orders: { now: now.length, before: before.length },
        customers: {
          now: new Set(now.map(({ customerId }) => customerId)).size,
          before: new Set(before.map(({ customerId }) => customerId)).size,
        },
      });
      expect(sales.average.now.amountMinor).toBe(Math.round(sales.revenue.now.amountMinor / now.length));
      expect(sales.days).toHaveLength(days);
      expect(sales.days[0]?.date).toBe(sales.from);
      expect(total(sales.days.map((day) => day.revenue.amountMinor))).toBe(sales.revenue.now.amountMinor);
      expect(total(sales.days.map((day) => day.before.amountMinor))).toBe(sales.revenue.before.amountMinor);
      const yesterday = now.filter(({ createdDay }) => createdDay === -1);
      expect(sales.days.at(-2)).toMatchObject({
        orders: yesterday.length,
        revenue: { amountMinor: total(yesterday.map(({ spentMinor }) => spentMinor)) },
      });
    },
  );

  it("divide into categories and name the five best products", async () => {
    const sales = await read(90);
    const lines = linesOf(placed(-89, 0));
    expect(total(sales.categories.map(({ revenue }) => revenue.amountMinor))).toBe(worth(lines));
    const games = products.filter(({ category }) => category === "Games").map(({ id }) => id);
    const sold = lines.filter(({ productId }) => games.includes(productId));
    expect(sales.categories.find(({ category }) => category === "GAMES")).toEqual({
      category: "GAMES",
      pieces: total(sold.map(({ quantity }) => quantity)),
      revenue: { amountMinor: worth(sold) },
    });
    const ids = [...new Set(lines.map(({ productId }) => productId))];
    const best = ids
      .map((id) => ({ id, revenue: worth(lines.filter(({ productId }) => productId === id)) }))
      .toSorted((a, b) => b.revenue - a.revenue || a.id - b.id)
      .slice(0, 5);
    expect(
      sales.products.map(({ id, product, revenue }) => ({
        id: Number(id),
        known: product?.id === id,
        revenue: revenue.amountMinor,
      })),
    ).toEqual(best.map((one) => ({ ...one, known: true })));
  });

  it("follow a new order, one that is called off, and a product that goes", async () => {
    const before = await read(7);
    const { made } = await ask<{ made: { id: string } }>(
      "mutation { made: ecommerceOrderCreate(input: { customerId: 7, lines: [{ productId: 5, quantity: 1000 }] }) { id } }",
    );
    const after = await read(7);
    expect(after.orders.now).toBe(before.orders.now + 1);
    expect(after.products[0]).toMatchObject({ id: "5", product: { id: "5" } });
    const { gone } = await ask<{ gone: { undoToken: string } }>(
      "mutation { gone: productDelete(id: 5) { undoToken } }",
    );
    expect((await read(7)).products[0]).toMatchObject({
      id: "5",
      product: null,
      productName: "Drift game controller",
    });
    expect((await read(7)).categories[0]?.category).toBeNull();
    await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token: gone.undoToken });
    await ask("mutation ($id: ID!) { ecommerceOrderStep(ids: [$id], action: CALL_OFF) { undoToken } }", {
      id: made.id,
    });
    expect(await read(7)).toEqual(before);
  });

  it.each([0, -1, 367])("refuses a period of %i days", async (days) => {
    const { errors } = await gateway.graphql(READ, { days });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { days: { code: "OUT_OF_RANGE" } },
    });
  });
});
