import fc from "fast-check";
import { expect, it } from "vitest";
import type { Prices } from "#gateway/domains/catalogue/prices/rules.ts";
import { billOf, spread } from "#gateway/domains/ledger/usage/billing.ts";
import type { MeterRow, UsageRecordRow } from "#gateway/domains/ledger/usage/repository.ts";

const line = fc.record({
  id: fc.uuid(),
  amount: fc.bigInt({ min: 1n, max: 5_000_000n }),
  paid: fc.nat(100),
});
const rowsOf = (lines: readonly { id: string; amount: bigint; paid: number }[]): UsageRecordRow[] =>
  lines.map(({ id, amount, paid }) => ({
    id,
    userId: "usr_client",
    meterId: "mtr_1",
    hour: "2026-11-21T09:00:00.000Z",
    priceId: "LAS_VCPU_HOUR",
    seconds: 3_600,
    amount,
    gift: 0n,
    cash: (amount * BigInt(paid)) / 100n,
  }));
const openOf = ({ amount, gift, cash }: UsageRecordRow): bigint => amount - gift - cash;
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n);
const money = fc.bigInt({ min: 0n, max: 20_000_000n });

/** What was taken is never more than what is open, as `charge` takes it. */
const taken = (rows: readonly UsageRecordRow[], gift: bigint, cash: bigint) => {
  const open = sum(rows.map(openOf));
  const fromGift = gift < open ? gift : open;
  return { gift: fromGift, cash: cash < open - fromGift ? cash : open - fromGift };
};

it("what was taken is spread over lines to the last millionth, and no line is paid more than it costs", () => {
  fc.assert(
    fc.property(fc.array(line), money, money, (lines, gift, cash) => {
      const rows = rowsOf(lines);
      const part = taken(rows, gift, cash);
      const paid = new Map(spread(rows, part).map((row) => [row.id, row]));
      const after = rows.map((row) => paid.get(row.id) ?? row);
      expect(sum(after.map((row) => row.gift)) - sum(rows.map((row) => row.gift))).toBe(part.gift);
      expect(sum(after.map((row) => row.cash)) - sum(rows.map((row) => row.cash))).toBe(part.cash);
      for (const row of after) expect(openOf(row)).toBeGreaterThanOrEqual(0n);
    }),
  );
});

it("the oldest line is paid first, and gifts are used up before cash", () => {
  fc.assert(
    fc.property(fc.array(line), money, money, (lines, gift, cash) => {
      const rows = rowsOf(lines);
      const paid = new Map(spread(rows, taken(rows, gift, cash)).map((row) => [row.id, row]));
      const after = rows.map((row) => paid.get(row.id) ?? row);
      const firstOpen = after.findIndex((row) => openOf(row) > 0n);
      if (firstOpen >= 0)
        for (const [at, row] of rows.entries()) if (at > firstOpen) expect(after[at]).toEqual(row);
      const gains = after.map((row, at) => ({
        gift: row.gift - (rows[at]?.gift ?? 0n),
        cash: row.cash - (rows[at]?.cash ?? 0n),
      }));
      const firstCash = gains.findIndex((gain) => gain.cash > 0n);
      if (firstCash >= 0) expect(gains.slice(firstCash + 1).every((gain) => gain.gift === 0n)).toBe(true);
    }),
  );
});

const HOUR = Date.parse("2026-11-21T09:00:00.000Z");
const iso = (moment: number): string => new Date(moment).toISOString();

it("an hour costs its share by the second, and each line is rounded half up once", () => {
  const second = fc.nat(3_600);
  fc.assert(
    fc.property(
      second,
      second,
      fc.integer({ min: 100, max: 64_000 }),
      fc.bigInt({ min: 0n, max: 100_000n }),
      (one, other, cpuMilli, price) => {
        const [from, until] = [Math.min(one, other), Math.max(one, other)];
        const prices: Prices = () => price;
        const meter: MeterRow = {
          id: "mtr_1",
          userId: "usr_client",
          name: "shop",
          productId: "LAS_METERED",
          spec: { cpuMilli },
          startedAt: iso(HOUR + from * 1_000),
          endedAt: iso(HOUR + until * 1_000),
          ending: "stopped",
          dueAt: iso(HOUR + 3_600_000),
          successorId: null,
        };
        const { rows, dueAt } = billOf(prices, meter, () => "use_1");
        expect(dueAt).toBeNull();
        expect(rows).toHaveLength(from === until ? 0 : 1);
        for (const { amount, seconds } of rows) {
          expect(seconds).toBe(until - from);
          const exact = price * BigInt(cpuMilli) * BigInt(seconds);
          // Never further from the exact share than half a millionth, and up where it lies between two.
          expect(2n * amount * 3_600_000n - 2n * exact).toBeLessThanOrEqual(3_600_000n);
          expect(2n * amount * 3_600_000n - 2n * exact).toBeGreaterThan(-3_600_000n);
        }
      },
    ),
  );
});
