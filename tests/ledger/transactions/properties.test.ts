import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AppError } from "#gateway/platform/errors.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { charge, post, reverse } from "#gateway/domains/ledger/transactions/rules.ts";
import { openSampleStore } from "#tests/support/stores.ts";
import { ledgerOver, own, recomputed } from "./ledger.ts";

const people = ["usr_client", "usr_support", "usr_developer"] as const;
const kinds = ["CASH", "GIFT", "FROZEN", "COMMISSION"] as const;

const person = fc.constantFrom(...people);
const amount = fc.bigInt({ min: 1n, max: 50_000_000n });
const kind = fc.constantFrom(...kinds);
const step = fc.oneof(
  fc.record({ what: fc.constant("in" as const), person, kind, amount }),
  fc.record({ what: fc.constant("move" as const), person, to: person, kind, toKind: kind, amount }),
  fc.record({ what: fc.constant("charge" as const), person, amount, isPartial: fc.boolean() }),
  fc.record({
    what: fc.constant("reverse" as const),
    nth: fc.nat(30),
    key: fc.option(fc.constantFrom("a", "b")),
  }),
  fc.record({ what: fc.constant("crooked" as const), person, kind, amount }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let store: Store;
beforeAll(async () => {
  store = await openSampleStore("sqlite");
});
afterAll(() => store.close());

const designed = ["INSUFFICIENT_BALANCE", "CONFLICT", "IDEMPOTENCY_MISMATCH"];

/** Does a step; what is refused by design changes nothing. */
async function take(one: Step, { within }: ReturnType<typeof ledgerOver>, done: string[]): Promise<void> {
  const head = { ref: null, actorId: null };
  const write = async (): Promise<string | undefined> => {
    if (one.what === "in") {
      const { person: userId, kind: into, amount: delta } = one;
      const platform = into === "GIFT" ? "GIFT_COST" : "CLEARING:ALIPAY";
      const entries = [own(userId, into, delta), { account: { platform }, delta: -delta } as const];
      return (await post(within, { ...head, type: "recharge", entries })).transaction.id;
    }
    if (one.what === "move") {
      const entries = [own(one.person, one.kind, -one.amount), own(one.to, one.toKind, one.amount)];
      if (one.person === one.to && one.kind === one.toKind) return undefined;
      return (await post(within, { ...head, type: "transfer", entries })).transaction.id;
    }
    if (one.what === "charge") {
      const { person: userId, amount: most, isPartial } = one;
      const charged = await charge(within, { ...head, type: "usage", userId, amount: most, isPartial });
      expect(charged.gift + charged.cash + charged.unpaid).toBe(most);
      return charged.posted?.transaction.id;
    }
    if (one.what === "reverse") {
      const id = done[one.nth % Math.max(done.length, 1)];
      if (id === undefined) return undefined;
      const key = one.key === null ? {} : { key: `${id} ${one.key}` };
      return (await reverse(within, id, { actorId: null, ...key })).transaction.id;
    }
    await expect(
      post(within, { ...head, type: "adjustment", entries: [own(one.person, one.kind, one.amount)] }),
    ).rejects.toThrow("sum to zero");
    return undefined;
  };
  try {
    const id = await write();
    if (id !== undefined) done.push(id);
  } catch (error) {
    if (!(error instanceof AppError) || !designed.includes(error.code)) throw error;
  }
}

it("whatever is posted, charged and reversed, all sums to zero, nothing is below zero, and balances are what the entries say", async () => {
  const ledger = ledgerOver(store);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const done: string[] = [];
      for (const one of steps) await take(one, ledger, done);
      const { db } = store;
      const sums = await recomputed(db);
      const accounts = await db.selectFrom("ledger_accounts").selectAll().execute();
      expect([...sums.values()].reduce((a, b) => a + b, 0n)).toBe(0n);
      for (const { id, userId, balance } of accounts) {
        expect(BigInt(balance), id).toBe(sums.get(id) ?? 0n);
        if (userId !== null) expect(Number(balance), id).toBeGreaterThanOrEqual(0);
      }
      const lots = await db.selectFrom("ledger_gift_lots").select(["userId", "left"]).execute();
      for (const userId of people) {
        const left = lots
          .filter((lot) => lot.userId === userId)
          .reduce((sum, lot) => sum + BigInt(lot.left), 0n);
        expect(left, `gifts of ${userId}`).toBe(sums.get(`${userId}/GIFT`) ?? 0n);
      }
    }),
    { numRuns: 40 },
  );
});
