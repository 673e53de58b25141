import { afterAll, beforeAll, expect, it } from "vitest";
import rows from "../../../fixtures/pages/sales.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

interface Amount {
  amountMinor: number;
}
interface Sales {
  sales: { now: number; before: number };
  agreed: { now: Amount; before: Amount };
  received: { now: Amount };
  outstanding: { now: Amount };
  days: { date: string; orders: number; revenue: Amount }[];
  categories: { category: string; sales: number; revenue: Amount }[];
}

const READ = `query ($days: Int!) { crm: crmSales(days: $days) { sales { now before }
  agreed { now { amountMinor } before { amountMinor } } received { now { amountMinor } } outstanding { now { amountMinor } }
  days { date orders revenue { amountMinor } } categories { category sales revenue { amountMinor } } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const ask = asking(() => gateway);
const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);
const worth = (some: typeof rows) => total(some.map(({ payment }) => payment.totalMinor));
const sold = (first: number, last: number) =>
  rows.filter(({ day, payment }) => day >= first && day <= last && payment.status !== "Cancelled");

it.each([7, 30, 90])("works %i days out of the rows of the documented table", async (days) => {
  const { crm } = await ask<{ crm: Sales }>(READ, { days });
  const [now, before] = [sold(1 - days, 0), sold(1 - 2 * days, -days)];
  const paid = total(now.map(({ payment }) => payment.paidAmountMinor));
  expect(crm).toMatchObject({
    sales: { now: now.length, before: before.length },
    agreed: { now: { amountMinor: worth(now) }, before: { amountMinor: worth(before) } },
    received: { now: { amountMinor: paid } },
    outstanding: { now: { amountMinor: worth(now) - paid } },
  });
  expect(crm.days).toHaveLength(days);
  expect(total(crm.days.map(({ orders }) => orders))).toBe(now.length);
  expect(total(crm.days.map(({ revenue }) => revenue.amountMinor))).toBe(worth(now));
  expect(total(crm.categories.map(({ sales }) => sales))).toBe(now.length);
  expect(total(crm.categories.map(({ revenue }) => revenue.amountMinor))).toBe(worth(now));
});

it("lists the sales that a filter matches", async () => {
  const { found } = await ask<{ found: { items: { id: string }[] } }>(
    "{ found: sampleSales(filter: { status: [CANCELLED], received: [UNPAID] }) { items { id } } }",
  );
  expect(found.items.map(({ id }) => Number(id))).toEqual(
    rows
      .filter(({ payment }) => payment.status === "Cancelled" && payment.receivedPaymentStatus === "Unpaid")
      .map(({ id }) => id),
  );
});

it.each([0, 367])("refuses a period of %i days", async (days) => {
  const { errors } = await gateway.graphql(READ, { days });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { days: { code: "OUT_OF_RANGE" } },
  });
});
