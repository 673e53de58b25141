import { readBusinessTime } from "#gateway/platform/store/businessTime.ts";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { PEOPLE, personId } from "./moneyStore.ts";

/** What was read of a ledger. */
export type Rows = Awaited<ReturnType<typeof readRows>>;

/** Who moves money. */
export const people = Array.from({ length: PEOPLE }, (_, n) => personId(n));

/** Whether the business time is on its way. */
export const isMoving = async ({ db }: Store): Promise<boolean> =>
  (await readBusinessTime(db)).standsAt !== null;

/** Reads all that moving money has brought about. */
export async function readRows({ db }: Store) {
  const ofPeople = <T extends { userId: string }>(rows: readonly T[]): T[] =>
    rows.filter(({ userId }) => people.includes(userId));
  return {
    accounts: await db.selectFrom("ledger_accounts").selectAll().execute(),
    entries: await db.selectFrom("ledger_entries").selectAll().orderBy("accountId").orderBy("seq").execute(),
    transactions: await db.selectFrom("ledger_transactions").selectAll().execute(),
    orders: ofPeople(await db.selectFrom("orders_orders").selectAll().execute()),
    recharges: ofPeople(await db.selectFrom("ledger_recharges").selectAll().execute()),
    transfers: (await db.selectFrom("ledger_transfers").selectAll().execute()).filter(({ fromId }) =>
      people.includes(fromId),
    ),
    coupons: ofPeople(await db.selectFrom("ledger_coupons").selectAll().execute()),
    redemptions: ofPeople(await db.selectFrom("ledger_redemptions").selectAll().execute()),
    points: ofPeople(await db.selectFrom("ledger_points").selectAll().execute()),
    lots: ofPeople(await db.selectFrom("ledger_points_lots").selectAll().execute()),
    pointsEntries: ofPeople(await db.selectFrom("ledger_points_entries").selectAll().orderBy("id").execute()),
    usage: ofPeople(await db.selectFrom("ledger_usage_records").selectAll().execute()),
    debts: ofPeople(await db.selectFrom("ledger_debts").selectAll().execute()),
  };
}

/** The sum of amounts. */
export const sum = (amounts: readonly StoredMicros[]): bigint =>
  amounts.reduce<bigint>((total, one) => total + micros(one), 0n);

/** Says what is wrong. */
export type Say = (what: string) => void;

/** What each movement of a type about something did, account by account. */
export function movementsOf({ transactions, entries }: Rows) {
  const byTransaction = Map.groupBy(entries, ({ transactionId }) => transactionId);
  const all = Map.groupBy(transactions, ({ type, refId }) => `${type} ${refId}`);
  return (type: string, refId: string) =>
    (all.get(`${type} ${refId}`) ?? []).map(({ id }) => {
      const own = byTransaction.get(id) ?? [];
      const of = (end: string) =>
        sum(own.filter(({ accountId }) => accountId.endsWith(end)).map(({ delta }) => delta));
      return { gift: of("/GIFT"), cash: of("/CASH") };
    });
}

/** Works every account out anew. */
export function proveEntries({ accounts, entries, transactions }: Rows, say: Say): void {
  if (sum(entries.map(({ delta }) => delta)) !== 0n) say("the entries do not sum to zero");
  const byTransaction = Map.groupBy(entries, ({ transactionId }) => transactionId);
  for (const { id } of transactions)
    if (sum((byTransaction.get(id) ?? []).map(({ delta }) => delta)) !== 0n)
      say(`${id} does not sum to zero`);
  const byAccount = Map.groupBy(entries, ({ accountId }) => accountId);
  for (const { id, userId, balance, seq } of accounts) {
    let [running, last] = [0n, 0];
    for (const entry of byAccount.get(id) ?? []) {
      running += micros(entry.delta);
      last += 1;
      if (micros(entry.balanceAfter) !== running || Number(entry.seq) !== last)
        say(`${id} breaks at ${entry.seq}`);
      if (userId !== null && running < 0n) say(`${id} is below zero at ${entry.seq}`);
    }
    if (micros(balance) !== running || Number(seq) !== last) say(`${id} holds ${balance}, not ${running}`);
  }
  const keys = transactions.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
  if (new Set(keys).size !== keys.length) say("a key moved money twice");
}
