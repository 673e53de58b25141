import { createBusinessClock } from "#gateway/platform/businessClock.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import type { EntryInput, Within } from "#gateway/domains/ledger/transactions/movement.ts";
import type { UserKind } from "#gateway/domains/ledger/transactions/rules.ts";
import { insert } from "#gateway/domains/accounts/users/repository.ts";
import { TestClock } from "#tests/support/clock.ts";

/** A ledger over a store, with a clock that stands; it keeps what is told. */
export function ledgerOver(store: Store) {
  const clock = new TestClock();
  const told: string[] = [];
  const within: Within = {
    home: store,
    businessClock: createBusinessClock(clock),
    homeLive: {
      publish: (topic) => void told.push(topic),
      subscribe: () => {
        throw new Error("Nobody listens.");
      },
      close: () => Promise.resolve(),
    },
    afterwards: (work) => work(),
  };
  return { clock, told, within };
}

/** One CNY into or out of a person's account. */
export const own = (userId: string, kind: UserKind, delta: bigint): EntryInput => ({
  account: { userId, kind },
  delta,
});

/** The balances of all accounts as their entries say. */
export async function recomputed(db: Db): Promise<Map<string, bigint>> {
  const rows = await db.selectFrom("ledger_entries").select(["accountId", "delta"]).execute();
  const sums = new Map<string, bigint>();
  for (const { accountId, delta } of rows) sums.set(accountId, (sums.get(accountId) ?? 0n) + BigInt(delta));
  return sums;
}

/** Somebody who has moved no money yet; answers the identifier. */
export async function newPerson({ db }: Store, number: number): Promise<string> {
  const username = `person${number}`;
  const row = {
    id: `usr_${username}`,
    username,
    fullName: `Person ${number}`,
    email: `${username}@demo.com`,
  };
  const rest = { passwordHash: "", role: "client", staff: null, avatar: null } as const;
  await insert(db, [{ ...row, ...rest, createdAt: "2026-11-01T00:00:00.000Z" }]);
  return row.id;
}
