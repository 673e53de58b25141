import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CNY, FEN } from "#gateway/platform/micros.ts";
import { pricesOf } from "#gateway/domains/catalogue/prices/rules.ts";
import { declaredPrices } from "#gateway/domains/catalogue/prices/priceList.ts";
import { type BillingPeriod, quote, type WantedItem } from "#gateway/domains/catalogue/quotes/rules.ts";

/** Every list that an administrator may set. */
const anyPrices = fc
  .tuple(
    ...declaredPrices.map((price) => {
      const step = price.kind === "MONEY" && !price.isFine ? FEN : 1n;
      const most = price.kind === "MONEY" ? 1_000n * CNY : price.max;
      const max = most < price.max ? most : price.max;
      return fc.bigInt({ min: price.min / step, max: max / step }).map((value) => value * step);
    }),
  )
  .map((values) => pricesOf(declaredPrices.map(({ id }, index) => ({ id, value: values[index] ?? 0n }))));

const terms: BillingPeriod[] = ["MONTH", "THREE_MONTHS", "YEAR"];
const product = fc.constantFrom("LAS_NANO", "LAS_LARGE", "LCV_S1", "LCV_M16", "IMAGE_QUOTA");
const spec = fc.record({
  diskGib: fc.integer({ min: 1, max: 2_000 }),
  bandwidthMbps: fc.integer({ min: 1, max: 200 }),
});
const quantity = fc.integer({ min: 1, max: 100 });
const anyItem: fc.Arbitrary<WantedItem> = fc.record({
  productId: product,
  spec,
  quantity,
  period: fc.constantFrom(...terms),
});
const level = fc.bigInt({ min: 0n, max: 10_000n });
const amountOf = (...[prices, items, levelBps]: [Parameters<typeof quote>[0], WantedItem[], bigint]) =>
  quote(prices, { kind: "NEW", items, levelBps });

describe("whatever the prices are", () => {
  it("lines add up to items, items to the whole, and discounts to what is taken off", () => {
    fc.assert(
      fc.property(
        anyPrices,
        fc.array(anyItem, { minLength: 1, maxLength: 5 }),
        level,
        (prices, items, bps) => {
          const whole = amountOf(prices, items, bps);
          const lines = whole.items.flatMap((one) => one.lines);
          expect(lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(whole.amount);
          for (const one of [whole, ...whole.items, ...lines])
            expect(one.listAmount - one.termDiscount - one.levelDiscount).toBe(one.amount);
        },
      ),
    );
  });

  it("nothing is negative, nothing costs more than the list says, and people pay whole fen", () => {
    fc.assert(
      fc.property(anyPrices, anyItem, level, (prices, item, bps) => {
        for (const line of amountOf(prices, [item], bps).items[0]?.lines ?? []) {
          for (const amount of [line.amount, line.termDiscount, line.levelDiscount])
            expect(amount >= 0n && amount <= line.listAmount).toBe(true);
          expect(line.amount % FEN).toBe(0n);
        }
      }),
    );
  });

  it("more pieces never cost less", () => {
    fc.assert(
      fc.property(anyPrices, anyItem, quantity, level, (prices, item, more, bps) => {
        const many = { ...item, quantity: item.quantity + more };
        expect(amountOf(prices, [many], bps).amount >= amountOf(prices, [item], bps).amount).toBe(true);
      }),
    );
  });

  it("more disk or bandwidth never costs less", () => {
    fc.assert(
      fc.property(anyPrices, anyItem, spec, (prices, item, more) => {
        const { diskGib = 0, bandwidthMbps = 0 } = item.spec;
        const larger = {
          diskGib: diskGib + more.diskGib,
          bandwidthMbps: bandwidthMbps + more.bandwidthMbps,
        };
        const [now, then] = [item, { ...item, spec: larger }].map(
          (one) => amountOf(prices, [one], 0n).amount,
        );
        expect(then !== undefined && now !== undefined && then >= now).toBe(true);
      }),
    );
  });

  it("a longer term never costs less, where its discounts leave a month for a month", () => {
    const kept = anyPrices.filter(
      (prices) => prices("TERM_THREE_MONTHS") <= 6_666n && prices("TERM_YEAR") >= 3n,
    );
    fc.assert(
      fc.property(kept, anyItem, (prices, item) => {
        const [month = 0n, three = 0n, year = 0n] = terms.map(
          (period) => amountOf(prices, [{ ...item, period }], 0n).amount,
        );
        expect(month <= three && three <= year).toBe(true);
      }),
    );
  });

  it("a year costs as many months as the list says", () => {
    fc.assert(
      fc.property(anyPrices, anyItem, (prices, item) => {
        const [month = 0n, year = 0n] = (["MONTH", "YEAR"] as const).map(
          (period) => amountOf(prices, [{ ...item, period }], 0n).amount,
        );
        expect(year).toBe(month * prices("TERM_YEAR"));
      }),
    );
  });

  it("a change costs nothing on no day, all of the difference on all days, and never less than nothing", () => {
    const days = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(anyPrices, anyItem, anyItem, days, (prices, before, after, remainingDays) => {
        const to = { ...after, period: before.period, quantity: before.quantity };
        const at = (left: number) =>
          amountOf(prices, [{ ...to, change: { from: before, remainingDays: left, termDays: 30 } }], 0n)
            .amount;
        const more = amountOf(prices, [to], 0n).amount - amountOf(prices, [before], 0n).amount;
        expect(at(0)).toBe(0n);
        expect(at(30)).toBe(more > 0n ? more : 0n);
        expect(at(remainingDays) <= at(30) && at(remainingDays) >= 0n).toBe(true);
      }),
    );
  });
});
