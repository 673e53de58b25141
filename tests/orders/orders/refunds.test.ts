import fc from "fast-check";
import { expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { CNY, FEN } from "#gateway/platform/micros.ts";
import { refundOf } from "#gateway/domains/orders/orders/refunds.ts";
import type { OrderItemRow } from "#gateway/domains/orders/orders/repository.ts";

const begin = Date.parse("2026-11-21T09:41:00.000Z");
const item = (given: Partial<OrderItemRow> = {}): OrderItemRow => ({
  productType: "LAS",
  productId: "LAS_SMALL",
  spec: {},
  period: "MONTH",
  quantity: 1,
  lines: [],
  listAmount: "30000000",
  amount: "30000000",
  days: 30,
  startsInDays: 0,
  termDays: 30,
  resourceId: null,
  resourceIds: ["one"],
  ...given,
});
const order = (items: OrderItemRow[], { gift = 10n, cash = 20n } = {}) => ({
  items,
  paidGift: gift * CNY,
  paidCash: cash * CNY,
  completedAt: new Date(begin).toISOString(),
  events: [],
});
const after = (days: number, firsts: OrderItemRow["productType"][] = []) => ({
  now: begin + days * DAY,
  freeDays: 5,
  firsts,
});
const yuan = (amount: bigint) => Number(amount / FEN) / 100;

it.each<[days: number, isFirst: boolean, gift: number, cash: number, isAutomatic: boolean]>([
  [0, true, 10, 20, true],
  [4.99, true, 10, 20, true],
  [5, true, 8.33, 16.67, false],
  [0, false, 10, 20, false],
  [0.01, false, 9.67, 19.33, false],
  [15, false, 5, 10, false],
  [29, false, 0.33, 0.67, false],
])(
  "after %d days, first of its kind %s: %d as a gift and %d in cash",
  (days, isFirst, gift, cash, isAutomatic) => {
    const refund = refundOf(order([item()]), after(days, isFirst ? ["LAS"] : []));
    expect([yuan(refund.gift), yuan(refund.cash), refund.isAutomatic]).toEqual([gift, cash, isAutomatic]);
  },
);

it.each<[string, OrderItemRow[], object, number, string]>([
  ["nothing was paid", [item()], { gift: 0n, cash: 0n }, 1, "NOTHING_PAID"],
  [
    "it was used up at once",
    [item({ days: 0, termDays: 0, productType: "POINTS_GOOD" })],
    {},
    1,
    "NOT_RETURNABLE",
  ],
  ["its term is over", [item()], {}, 30, "TERM_OVER"],
])("gives nothing back where %s", (_, items, paid, days, reason) => {
  expect(refundOf(order(items, paid), after(days))).toMatchObject({ gift: 0n, cash: 0n, reason });
});

it("gives nothing back where a refund was refused before", () => {
  const event = { at: "", action: "REFUSE_REFUND", status: "COMPLETED", actorId: null, note: "" } as const;
  const refused = { ...order([item()]), events: [event] };
  expect(refundOf(refused, after(1)).reason).toBe("REFUSED_BEFORE");
});

it("gives back of each item what is left of its own term", () => {
  const items = [item(), item({ days: 0, termDays: 0, productType: "POINTS_GOOD" })];
  expect(yuan(refundOf(order(items, { gift: 0n, cash: 60n }), after(15)).cash)).toBe(15);
});

it("gives a renewal back whole before it begins", () => {
  const renewal = item({ startsInDays: 10 });
  expect(yuan(refundOf(order([renewal]), after(10)).cash)).toBe(20);
  expect(yuan(refundOf(order([renewal]), after(25)).cash)).toBe(10);
});

it("never gives back more than was paid, nor more as time goes on, and whole fen", () => {
  const amount = fc.bigInt({ min: 0n, max: 1_000_000n }).map((value) => value * FEN);
  const anyItem = fc
    .record({ amount, days: fc.constantFrom(0, 30, 90, 365), startsInDays: fc.integer({ min: 0, max: 40 }) })
    .map((one) => item({ ...one, amount: one.amount.toString() }));
  const days = fc.double({ min: 0, max: 400, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(anyItem, { minLength: 1, maxLength: 4 }),
      amount,
      amount,
      days,
      days,
      (items, gift, cash, a, b) => {
        const paid = { ...order(items), paidGift: gift, paidCash: cash };
        const [early, late] = [Math.min(a, b), Math.max(a, b)].map((day) => refundOf(paid, after(day)));
        if (!early || !late) expect.fail();
        for (const refund of [early, late]) {
          expect(refund.gift >= 0n && refund.gift <= gift && refund.gift % FEN === 0n).toBe(true);
          expect(refund.cash >= 0n && refund.cash <= cash && refund.cash % FEN === 0n).toBe(true);
        }
        expect(late.gift <= early.gift && late.cash <= early.cash).toBe(true);
      },
    ),
  );
});
