import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CouponRow, CouponTemplateRow } from "#gateway/domains/ledger/coupons/repository.ts";
import { byWorth, discountOf, useOf, type OrderFacts } from "#gateway/domains/ledger/coupons/usable.ts";
import { orderOf, yuan } from "./couponCalls.ts";

const NOW = "2026-11-21T09:41:00.000Z";
const template = (changes: Partial<CouponTemplateRow> = {}): CouponTemplateRow => ({
  id: "cpt_1",
  version: 1,
  title: "Test",
  kind: "amount",
  amount: yuan(15),
  percentOff: null,
  minSpend: 0,
  maxDiscount: null,
  productTypes: [],
  planIds: [],
  kinds: [],
  periods: [],
  firstOrderOnly: false,
  total: null,
  claimed: 0,
  perUser: 1,
  claimFrom: null,
  claimTo: null,
  validDays: 30,
  validTo: null,
  code: null,
  isOpen: true,
  folded: "",
  ...changes,
});
const coupon = (changes: Partial<CouponRow> = {}): CouponRow => ({
  id: "cpn_1",
  userId: "usr_client",
  templateId: "cpt_1",
  state: "available",
  orderId: null,
  revokeReason: null,
  isClaimed: true,
  claimedAt: NOW,
  expiresAt: "2026-12-21T09:41:00.000Z",
  ...changes,
});
const use = (terms: Partial<CouponTemplateRow>, order: OrderFacts, changes: Partial<CouponRow> = {}) =>
  useOf(coupon(changes), template(terms), order, NOW);

describe("a coupon beside an order", () => {
  it("takes its amount off, or its share up to its most, in whole fen", () => {
    expect(use({}, orderOf(100)).discount).toBe(yuan(15));
    const percent = { kind: "percent", amount: null, percentOff: 1_500 } as const;
    expect(use(percent, orderOf(99.99)).discount).toBe(yuan(15));
    expect(use({ ...percent, maxDiscount: yuan(8) }, orderOf(100)).discount).toBe(yuan(8));
  });

  it.each([
    [{ minSpend: 100_000_000 }, () => orderOf(99.99), {}, "MIN_SPEND"],
    [{ productTypes: ["LCV"] }, () => orderOf(100), {}, "WRONG_PRODUCT"],
    [{ planIds: ["large"] }, () => orderOf(100), {}, "WRONG_PLAN"],
    [{ planIds: ["large"] }, () => orderOf(100, { planId: null }), {}, "WRONG_PLAN"],
    [{ periods: ["1Y"] }, () => orderOf(100), {}, "WRONG_PERIOD"],
    [{ kinds: ["RENEW"] }, () => orderOf(100), {}, "WRONG_KIND"],
    [{ firstOrderOnly: true }, () => orderOf(100), {}, "NOT_FIRST_ORDER"],
    [{}, () => orderOf(100), { state: "locked" }, "LOCKED"],
    [{}, () => orderOf(100), { expiresAt: NOW }, "EXPIRED"],
  ] as const)("with the terms %j says why it does not serve", (terms, order, changes, reason) => {
    const given = Object.fromEntries(
      Object.entries(terms).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
    );
    expect(use(given, order(), changes)).toMatchObject({ discount: 0n, reasons: [reason] });
  });

  it("counts only what it serves for towards the least that must be spent", () => {
    const order: OrderFacts = {
      ...orderOf(60),
      items: [...orderOf(60).items, ...orderOf(60, { productType: "LCV" }).items],
    };
    expect(use({ productTypes: ["LCV"], minSpend: yuan(100) }, order).reasons).toEqual(["MIN_SPEND"]);
    expect(use({ minSpend: yuan(100) }, order).discount).toBe(yuan(15));
  });

  it("never takes off more than there is to pay, nor a part of a fen", () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 }).map((fen) => BigInt(fen) * 10_000n);
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.integer({ min: 100, max: 9_900 }),
        fc.option(cents),
        (amount, off, percentOff, maxDiscount) => {
          for (const terms of [
            template({ amount: off }),
            template({ kind: "percent", amount: null, percentOff, maxDiscount }),
          ]) {
            const discount = discountOf(terms, amount);
            expect(discount >= 0n && discount <= amount && discount % 10_000n === 0n).toBe(true);
            if (maxDiscount !== null && terms.kind === "percent") expect(discount <= maxDiscount).toBe(true);
          }
        },
      ),
    );
  });

  it("stands before others that take off less, then before those that expire later", () => {
    const uses = [
      { ...use({}, orderOf(100)), coupon: coupon({ id: "late" }) },
      use({ minSpend: yuan(500) }, orderOf(100)),
      { ...use({ amount: yuan(40) }, orderOf(100)), coupon: coupon({ id: "best" }) },
      { ...use({}, orderOf(100)), coupon: coupon({ id: "early", expiresAt: "2026-11-25T00:00:00.000Z" }) },
    ];
    expect(uses.toSorted(byWorth).map((one) => one.coupon.id)).toEqual(["best", "early", "late", "cpn_1"]);
  });
});
