import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { totalsOf, type Charged } from "#gateway/domains/invoice/invoices/totals.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { invoiceTotals } from "#web/features/invoice/invoices/invoiceTotals.ts";

const line = (more: object = {}) => ({
  title: "Signs",
  quantity: 1,
  price: { amountMinor: 100_00, currency: "USD" },
  taxRate: 2000,
  ...more,
});
const input = {
  clientId: "3",
  service: "Signs",
  issuedDate: "2026-11-20",
  dueDate: "2026-12-04",
  lines: [line()],
};
const CREATE =
  "mutation ($input: SampleInvoiceCreateInput!) { row: sampleInvoiceCreate(input: $input) { id total { amountMinor } } }";
const UPDATE =
  "mutation ($id: ID!, $input: SampleInvoiceUpdateInput!, $expected: Int) { row: sampleInvoiceUpdate(id: $id, input: $input, expectedVersion: $expected) { version note reference total { amountMinor } balance { amountMinor } } }";

describe("what an invoice comes to", () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);
  const refusal = async (query: string, variables: object) =>
    (await gateway.graphql(query, variables)).errors?.[0]?.extensions;
  const total = async () =>
    (await ask<{ page: { total: number } }>("{ page: sampleInvoices { total } }")).page.total;

  it.each<[string, object, string]>([
    ["no lines", { lines: [] }, "lines"],
    ["neither lines nor a total", { lines: null }, "lines"],
    ["1,000 lines", { lines: Array.from({ length: 1_000 }, () => line()) }, "lines"],
    ["a quantity of 1e9", { lines: [line(), line({ quantity: 1e9 })] }, "lines.1.quantity"],
    ["a quantity of nothing", { lines: [line({ quantity: 0 })] }, "lines.0.quantity"],
    ["a line without a title", { lines: [line({ title: " " })] }, "lines.0.title"],
    ["a tax above all of it", { lines: [line({ taxRate: 10_001 })] }, "lines.0.taxRate"],
    [
      "lines that come to too much",
      { lines: Array.from({ length: 3 }, () => line({ quantity: 100_000 })) },
      "lines",
    ],
    ["a discount above the sum", { discountKind: "AMOUNT", discountValue: 100_01 }, "discountValue"],
    ["a discount above 100 %", { discountKind: "PERCENT", discountValue: 10_001 }, "discountValue"],
  ])("refuses %s at its field and adds nothing", async (_, more, field) => {
    const before = await total();
    const error = await refusal(CREATE, { input: { ...input, ...more } });
    expect(error?.code).toBe("BAD_USER_INPUT");
    expect(Object.keys(error?.fields ?? {})).toEqual([field]);
    expect(await total()).toBe(before);
  });

  it("is the sum of its lines less the discount, with the taxes", async () => {
    const { row } = await ask<{ row: { total: { amountMinor: number } } }>(CREATE, {
      input: {
        ...input,
        lines: [line({ quantity: 3 }), line({ taxRate: 0 })],
        discountKind: "PERCENT",
        discountValue: 1000,
      },
    });
    expect(row.total.amountMinor).toBe(36_000 + 5_400);
  });

  it("two people who change a draft keep what both wrote, and the slower one is told", async () => {
    const { row } = await ask<{ row: { id: string } }>(CREATE, { input });
    const one = { id: row.id, input: { note: "Thank you" }, expected: 1 };
    const other = { id: row.id, input: { reference: "PO-1" }, expected: 1 };
    await ask(UPDATE, one);
    expect(await refusal(UPDATE, other)).toMatchObject({ code: "VERSION_CONFLICT", current: { version: 2 } });
    expect(await ask(UPDATE, { ...other, expected: 2 })).toMatchObject({
      row: { note: "Thank you", reference: "PO-1" },
    });
  });

  it("changes with its lines while it is a draft, and no more once it is sent", async () => {
    const { row } = await ask<{ row: { id: string } }>(CREATE, { input });
    const twice = { id: row.id, input: { lines: [line({ quantity: 2 })] } };
    expect(await ask(UPDATE, twice)).toMatchObject({
      row: { total: { amountMinor: 240_00 }, balance: { amountMinor: 240_00 } },
    });
    await ask("mutation ($id: ID!) { sampleInvoiceStep(ids: [$id], action: SEND) { undoToken } }", {
      id: row.id,
    });
    expect(await refusal(UPDATE, twice)).toMatchObject({ code: "STEP_REFUSED" });
  });
});

/** A generator of numbers that are always the same. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    yield state / 4_294_967_296;
  }
}

it("the console works every total out as the gateway does, and taxes and discounts sum to it", () => {
  const random = numbers(7);
  const below = (most: number) => Math.floor(random.next().value * most);
  const kinds = ["NONE", "PERCENT", "AMOUNT"] as const;
  for (let round = 0; round < 5_000; round++) {
    const charged: Charged = {
      lines: Array.from({ length: below(8) }, () => ({
        quantity: below(100_000) + 1,
        unitMinor: below(10 ** (1 + below(9))),
        taxRate: below(5) * 550,
      })),
      discountKind: kinds[below(3)] ?? "NONE",
      discountValue: below(10_001),
    };
    const totals = totalsOf(charged);
    expect(invoiceTotals(charged)).toEqual(totals);
    const sum = (of: "base" | "tax") => totals.taxes.reduce((all, tax) => all + tax[of], 0);
    expect(sum("base")).toBe(totals.subtotal - totals.discount);
    expect(totals.total).toBe(sum("base") + sum("tax"));
    expect(totals.discount).toBeLessThanOrEqual(totals.subtotal);
  }
});
