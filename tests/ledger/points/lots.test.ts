import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBusinessClock } from "#gateway/platform/businessClock.ts";
import { DAY } from "#gateway/platform/clock.ts";
import { openLocalLive } from "#gateway/platform/live.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { sumOf, take } from "#gateway/domains/ledger/points/lots.ts";
import * as rules from "#gateway/domains/ledger/points/rules.ts";
import { TestClock } from "#tests/support/clock.ts";
import { openSampleStore } from "#tests/support/stores.ts";

const lot = fc.record({
  id: fc.uuid(),
  remaining: fc.integer({ min: 0, max: 500 }),
  expiresAt: fc.integer({ min: 0, max: 400 }).map((day) => new Date(day * DAY).toISOString()),
});

describe("points are taken from lots", () => {
  it("as many as are wanted or as there are, and never more than a lot holds", () => {
    fc.assert(
      fc.property(fc.array(lot), fc.nat(2_000), (lots, wanted) => {
        const pieces = take(lots, wanted);
        const held = lots.reduce((sum, { remaining }) => sum + remaining, 0);
        expect(sumOf(pieces)).toBe(Math.min(wanted, held));
        for (const { lotId, points } of pieces)
          expect(points).toBeLessThanOrEqual(lots.find(({ id }) => id === lotId)?.remaining ?? 0);
      }),
    );
  });

  it("the first to expire at first: what is left over never expires before what was taken", () => {
    fc.assert(
      fc.property(fc.array(lot), fc.nat(2_000), (lots, wanted) => {
        const taken = new Map(take(lots, wanted).map(({ lotId, points }) => [lotId, points]));
        const left = lots.filter(({ id, remaining }) => remaining > (taken.get(id) ?? 0));
        const used = lots.filter(({ id }) => taken.has(id));
        for (const { expiresAt } of used)
          for (const other of left) expect(other.expiresAt >= expiresAt).toBe(true);
      }),
    );
  });
});

type Step = { what: "earn" | "spend" | "takeBack" | "wait"; amount: number };
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom("earn", "spend", "takeBack", "wait"),
  amount: fc.integer({ min: 1, max: 200 }),
});

describe("whatever happens to somebody's points", () => {
  let store: Store;
  beforeAll(async () => {
    store = await openSampleStore("sqlite");
  });
  afterAll(() => store.close());

  it("the balance is what the lots hold and what the entries say, is never below zero, and shortfalls are made up for", async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        run += 1;
        const userId = "usr_finance";
        for (const table of ["ledger_points", "ledger_points_lots", "ledger_points_entries"] as const)
          await store.db.deleteFrom(table).where("userId", "=", userId).execute();
        const clock = new TestClock();
        const within = { home: store, homeLive: openLocalLive(), businessClock: createBusinessClock(clock) };
        let owed = 0;
        for (const [at, { what, amount }] of steps.entries()) {
          const movement = { userId, points: amount, ref: `${run}.${at}` };
          if (what === "wait") clock.move(amount * DAY);
          if (what === "earn") await rules.earn(within, { ...movement, reason: "spend" });
          if (what === "takeBack") await rules.takeBack(within, { ...movement, reason: "refund" });
          if (what === "spend")
            await rules.spend(within, { ...movement, reason: "redeem" }).catch((refusal: unknown) => {
              expect(refusal).toMatchObject({ code: "INSUFFICIENT_POINTS" });
            });
          const row = await store.db
            .selectFrom("ledger_points")
            .selectAll()
            .where("userId", "=", userId)
            .executeTakeFirst();
          if (!row) continue;
          const lots = await store.db
            .selectFrom("ledger_points_lots")
            .selectAll()
            .where("userId", "=", userId)
            .execute();
          const entries = await store.db
            .selectFrom("ledger_points_entries")
            .selectAll()
            .where("userId", "=", userId)
            .orderBy("id")
            .execute();
          expect(row.balance).toBe(lots.reduce((sum, { remaining }) => sum + remaining, 0));
          expect(row.balance).toBe(entries.reduce((sum, { delta }) => sum + delta, 0));
          expect(entries.at(-1)?.balanceAfter ?? 0).toBe(row.balance);
          expect(
            Math.min(row.balance, ...entries.map(({ balanceAfter }) => balanceAfter)),
          ).toBeGreaterThanOrEqual(0);
          owed = row.owed;
          if (what === "earn" || what === "takeBack") expect(owed === 0 || row.balance === 0).toBe(true);
        }
        await rules.earn(within, { userId, points: owed + 7, reason: "task", ref: `${run}.end` });
        const end = await store.db
          .selectFrom("ledger_points")
          .selectAll()
          .where("userId", "=", userId)
          .executeTakeFirstOrThrow();
        expect(end.owed).toBe(0);
        expect(end.balance).toBeGreaterThanOrEqual(7);
      }),
      { numRuns: 60 },
    );
  });
});
