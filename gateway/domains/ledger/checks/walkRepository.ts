import { sql } from "kysely";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";

/** An account at the moment at which a check begins. */
export interface Snapshot {
  balance: bigint;
  seq: number;
}

export async function accountsNow(db: Db): Promise<Map<string, Snapshot>> {
  const rows = await db.selectFrom("ledger_accounts").select(["id", "balance", "seq"]).execute();
  return new Map(rows.map(({ id, balance, seq }) => [id, { balance: micros(balance), seq: Number(seq) }]));
}

/** Where a walk goes on. */
export interface EntryPlace {
  accountId: string;
  seq: number;
}

/** Some entries in the order of their accounts, after a place. */
export const entriesAfter = async (db: Db, { accountId, seq }: EntryPlace, limit: number) =>
  (
    await db
      .selectFrom("ledger_entries")
      .select(["accountId", "seq", "transactionId", "delta", "balanceAfter"])
      .where(sql<boolean>`(${sql.ref("accountId")}, seq) > (${accountId}, ${seq})`)
      .orderBy("accountId")
      .orderBy("seq")
      .limit(limit)
      .execute()
  ).map((row) => ({
    ...row,
    seq: Number(row.seq),
    delta: micros(row.delta),
    balanceAfter: micros(row.balanceAfter),
  }));

export const transactionsAfter = async (db: Db, id: string, limit: number) =>
  await db
    .selectFrom("ledger_transactions")
    .selectAll()
    .where("id", ">", id)
    .orderBy("id")
    .limit(limit)
    .execute();

/** What the lines of transactions say, by the account: what changed, and what was there then. */
export const linesOf = async (db: Db, transactionIds: readonly string[]) =>
  await db.selectFrom("ledger_statements").selectAll().where("transactionId", "in", transactionIds).execute();

/** People whose gifts are not what their account of gifts holds. */
export async function wrongGifts(db: Db): Promise<{ userId: string; balance: bigint; left: bigint }[]> {
  const rows = await db
    .selectFrom("ledger_accounts as a")
    .leftJoin(
      db
        .selectFrom("ledger_gift_lots")
        .select(["userId", ({ fn }) => fn.sum<StoredMicros>("left").as("left")])
        .where("left", ">", sql<bigint>`0`)
        .groupBy("userId")
        .as("l"),
      "l.userId",
      "a.userId",
    )
    .select(["a.userId", "a.balance", "l.left"])
    .where("a.kind", "=", "GIFT")
    .where(sql<boolean>`a.balance <> coalesce(l."left", 0)`)
    .execute();
  return rows.flatMap(({ userId, balance, left }) =>
    userId === null ? [] : [{ userId, balance: micros(balance), left: micros(left ?? 0) }],
  );
}

/** What all people hold together, by the account. */
export async function peopleBalances(db: Db): Promise<Map<string, bigint>> {
  const rows = await db
    .selectFrom("ledger_accounts")
    .select(["kind", ({ fn }) => fn.sum<StoredMicros>("balance").as("balance")])
    .where("userId", "is not", null)
    .groupBy("kind")
    .execute();
  return new Map(rows.map(({ kind, balance }) => [kind, micros(balance)]));
}
