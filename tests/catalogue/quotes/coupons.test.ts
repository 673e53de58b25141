import { expect, it } from "vitest";
import { CNY } from "#gateway/platform/micros.ts";
import { type Coupon, ranked, verdictOf } from "#gateway/domains/catalogue/quotes/rules.ts";
import { item, quoted, yuan } from "./priceOf.ts";

const facts = { now: "2026-11-21T09:00:00.000Z", isFirstOrder: true };
const coupon = (given: Partial<Coupon> = {}): Coupon => ({
  id: "cpn_1",
  kind: "AMOUNT",
  value: 40n * CNY,
  minSpend: 0n,
  maxDiscount: null,
  productTypes: [],
  productIds: [],
  kinds: [],
  periods: [],
  firstOrderOnly: false,
  startsAt: null,
  expiresAt: null,
  ...given,
});
const machine = item("LCV_M8", { period: "THREE_MONTHS", spec: { diskGib: 60, bandwidthMbps: 5 } });
const both = quoted(machine, item("LAS_SMALL"));

it("40 off from 500 on takes 40 off 576.45", () => {
  const { discount } = verdictOf(coupon({ minSpend: 500n * CNY }), both, facts);
  expect(yuan(both.amount - discount)).toBe("536.45");
});

it.each<[string, Partial<Coupon>, string]>([
  ["a share, rounded to a fen", { kind: "PERCENT", value: 1_250n }, "72.06"],
  ["a share up to its most", { kind: "PERCENT", value: 1_250n, maxDiscount: 50n * CNY }, "50.00"],
  ["a share of what it is for", { kind: "PERCENT", value: 1_000n, productTypes: ["LAS"] }, "1.50"],
  ["at most what is paid for that", { value: 40n * CNY, productIds: ["LAS_SMALL"] }, "15.00"],
])("takes %s off", (_, given, expected) => {
  expect(yuan(verdictOf(coupon(given), both, facts).discount)).toBe(expected);
});

it.each<[string, Partial<Coupon>, string]>([
  ["it has not begun", { startsAt: "2026-11-21T09:00:00.001Z" }, "NOT_STARTED"],
  ["it has ended", { expiresAt: "2026-11-21T09:00:00.000Z" }, "EXPIRED"],
  ["it is for another kind of order", { kinds: ["RENEW"] }, "KIND"],
  ["it is for other products", { productTypes: ["DOMAIN"] }, "PRODUCT"],
  ["it is for a longer term", { periods: ["YEAR"] }, "PERIOD"],
  ["too little is bought", { minSpend: 600n * CNY }, "MIN_SPEND"],
])("says that %s", (_, given, reason) => {
  expect(verdictOf(coupon(given), both, facts)).toMatchObject({ discount: 0n, reason });
});

it("says how much is missing to its least amount", () => {
  expect(yuan(verdictOf(coupon({ minSpend: 600n * CNY }), both, facts).short)).toBe("23.55");
});

it("says that it is for the first order alone", () => {
  const later = { ...facts, isFirstOrder: false };
  expect(verdictOf(coupon({ firstOrderOnly: true }), both, later).reason).toBe("FIRST_ORDER_ONLY");
  expect(verdictOf(coupon({ firstOrderOnly: true }), both, facts).reason).toBeNull();
});

it("says that there is nothing to pay", () => {
  expect(verdictOf(coupon(), quoted(item("DOMAIN_FREE", { period: "YEAR" })), facts).reason).toBe(
    "NOTHING_TO_PAY",
  );
});

it("chooses what takes off most, and of equals what ends first", () => {
  const all = [
    coupon({ id: "later", expiresAt: "2027-01-01T00:00:00.000Z" }),
    coupon({ id: "useless", kinds: ["RENEW"], value: 500n * CNY }),
    coupon({ id: "small", value: 10n * CNY }),
    coupon({ id: "sooner", expiresAt: "2026-12-01T00:00:00.000Z" }),
    coupon({ id: "endless" }),
  ];
  expect(ranked(all, both, facts).map((one) => one.coupon.id)).toEqual([
    "sooner",
    "later",
    "endless",
    "small",
    "useless",
  ]);
});
