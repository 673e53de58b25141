import type { ColumnType, Selectable } from "kysely";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";

export const WithdrawalStatus = {
  SUBMITTED: "submitted",
  APPROVED: "approved",
  PAID: "paid",
  REJECTED: "rejected",
  CANCELLED: "cancelled",
} as const;
export type WithdrawalStatusText = (typeof WithdrawalStatus)[keyof typeof WithdrawalStatus];

export const PayoutMethod = { BANK: "bank", ALIPAY: "alipay", WECHAT: "wechat" } as const;
export type PayoutMethodText = (typeof PayoutMethod)[keyof typeof PayoutMethod];

/** What of a commission is paid out. */
interface HeldPiece {
  id: string;
  amount: string;
}

export interface WithdrawalTable {
  id: string;
  userId: string;
  amount: ColumnType<StoredMicros, string, never>;
  method: PayoutMethodText;
  /** The account it goes to, sealed, and how that ends; null once it is over. */
  sealed: string | null;
  tail: string;
  status: WithdrawalStatusText;
  pieces: ColumnType<HeldPiece[], string, never>;
  createdAt: string;
  approvedBy: string | null;
  approvedAt: string | null;
  closedBy: string | null;
  closedAt: string | null;
  reason: string | null;
  /** The key of the owner, and a hash of what it came with. */
  key: string;
  request: string;
}

export interface WithdrawalRow extends Omit<Selectable<WithdrawalTable>, "amount"> {
  /** In millionths of one CNY, as it is sent. */
  amount: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    partners_withdrawals: WithdrawalTable;
  }
}

const table = "partners_withdrawals";

const rowOf = ({ amount, pieces, ...row }: Selectable<WithdrawalTable>): WithdrawalRow => ({
  ...row,
  amount: micros(amount).toString(),
  pieces,
});

export const insert = async (db: Db, { pieces, ...row }: WithdrawalRow): Promise<void> => {
  await db
    .insertInto(table)
    .values({ ...row, pieces: JSON.stringify(pieces) })
    .execute();
};

export async function byId(db: Db, id: string): Promise<WithdrawalRow | undefined> {
  if (id.includes("\0")) return undefined;
  const row = await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
  return row && rowOf(row);
}

export async function byKey(db: Db, userId: string, key: string): Promise<WithdrawalRow | undefined> {
  const row = await db
    .selectFrom(table)
    .selectAll()
    .where("userId", "=", userId)
    .where("key", "=", key)
    .executeTakeFirst();
  return row && rowOf(row);
}

/** Changes a withdrawal that is still in its state; undefined where that is another one by now. */
export async function step(
  db: Db,
  { id, status }: Pick<WithdrawalRow, "id" | "status">,
  changes: Partial<Omit<WithdrawalRow, "id" | "amount" | "pieces">>,
): Promise<WithdrawalRow | undefined> {
  const row = await db
    .updateTable(table)
    .set(changes)
    .where("id", "=", id)
    .where("status", "=", status)
    .returningAll()
    .executeTakeFirst();
  return row && rowOf(row);
}

/** Somebody's withdrawals, or those of some states, the newest first. */
export async function page(
  db: Db,
  {
    userId,
    status,
    limit,
    offset,
  }: {
    userId?: string;
    status?: readonly WithdrawalStatusText[];
    limit: number;
    offset: number;
  },
) {
  let rows = db.selectFrom(table);
  if (userId !== undefined) rows = rows.where("userId", "=", userId);
  if (status !== undefined && status.length > 0) rows = rows.where("status", "in", status);
  const { n } = await rows
    .select(({ fn }) => fn.countAll<number | string>().as("n"))
    .executeTakeFirstOrThrow();
  const items = await rows
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: items.map(rowOf), total: Number(n) };
}
