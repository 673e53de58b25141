import type { Db } from "#gateway/platform/store/database.ts";
import type { LedgerTransactionRow, LedgerTransactionTypeText } from "./repository.ts";

/** Which transactions are wanted, from the newest on. */
export interface TransactionQuery {
  userId: string | null;
  types: readonly LedgerTransactionTypeText[] | null;
  /** Identifiers: not before the first, and before the second. */
  from: string | null;
  before: string | null;
  limit: number;
}

/** The first transaction at an instant or later. */
export const firstAt = async (db: Db, instant: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom("ledger_transactions")
      .select("id")
      .where("at", ">=", instant)
      .orderBy("at")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst()
  )?.id;

/** Each type is asked for by itself: every question goes along an index that ends with the identifier, and stops at the limit. */
export async function newest(db: Db, { types, ...query }: TransactionQuery): Promise<LedgerTransactionRow[]> {
  if (types === null) return await ofType(db, query, null);
  const all: LedgerTransactionRow[] = [];
  for (const type of new Set(types)) all.push(...(await ofType(db, query, type)));
  return all.toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, query.limit);
}

async function ofType(
  db: Db,
  { userId, from, before, limit }: Omit<TransactionQuery, "types">,
  type: LedgerTransactionTypeText | null,
): Promise<LedgerTransactionRow[]> {
  if (userId !== null) return await ofUser(db, { userId, from, before, limit }, type);
  let rows = db.selectFrom("ledger_transactions").selectAll();
  if (type !== null) rows = rows.where("type", "=", type);
  if (from !== null) rows = rows.where("id", ">=", from);
  if (before !== null) rows = rows.where("id", "<", before);
  return await rows.orderBy("id", "desc").limit(limit).execute();
}

/** A person's lines are numbered as their transactions are, so that their identifiers serve as well. */
async function ofUser(
  db: Db,
  { userId, from, before, limit }: Omit<TransactionQuery, "types" | "userId"> & { userId: string },
  type: LedgerTransactionTypeText | null,
): Promise<LedgerTransactionRow[]> {
  let rows = db
    .selectFrom("ledger_statements as s")
    .innerJoin("ledger_transactions as t", "t.id", "s.transactionId")
    .selectAll("t")
    .where("s.userId", "=", userId);
  if (type !== null) rows = rows.where("s.type", "=", type);
  if (from !== null) rows = rows.where("s.transactionId", ">=", from);
  if (before !== null) rows = rows.where("s.transactionId", "<", before);
  return await rows
    .orderBy(type === null ? "s.no" : "s.typeNo", "desc")
    .limit(limit)
    .execute();
}
