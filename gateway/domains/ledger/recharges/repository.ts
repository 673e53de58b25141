import type { ColumnType, Selectable } from "kysely";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";

export const RechargeChannel = {
  ALIPAY: "ALIPAY",
  WECHAT: "WECHAT",
  STRIPE: "STRIPE",
  PAYPAL: "PAYPAL",
  MANUAL: "MANUAL",
} as const;
export type RechargeChannelText = keyof typeof RechargeChannel;

export const RechargeStatus = {
  CREATED: "created",
  PENDING: "pending",
  PAID: "paid",
  FAILED: "failed",
  EXPIRED: "expired",
  CLOSED: "closed",
  REFUNDED: "refunded",
} as const;
export type RechargeStatusText = (typeof RechargeStatus)[keyof typeof RechargeStatus];

type Amount = ColumnType<StoredMicros, string, string>;

export interface RechargeTable {
  id: string;
  no: string;
  userId: string;
  amount: Amount;
  bonus: Amount;
  isDoubled: boolean;
  channel: RechargeChannelText;
  status: RechargeStatusText;
  payload: string | null;
  createdAt: string;
  expiresAt: string;
  paidAt: string | null;
  transactionId: string | null;
  confirmedBy: string | null;
  /** What it pays for at once; null where it stays in the balance. */
  purpose: string | null;
}

/** Notices that were taken, each once. */
export interface NoticeTable {
  channel: RechargeChannelText;
  id: string;
  request: string;
  receivedAt: string;
}

export interface RechargeRow extends Omit<Selectable<RechargeTable>, "amount" | "bonus"> {
  /** In millionths of one CNY, as it is sent: the answer of a call with a key is kept as JSON. */
  amount: string;
  bonus: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ledger_recharges: RechargeTable;
    ledger_recharge_notices: NoticeTable;
    ledger_recharge_numbers: { day: string; n: number };
  }
}

const table = "ledger_recharges";

const rechargeOf = ({ amount, bonus, ...row }: Selectable<RechargeTable>): RechargeRow => ({
  ...row,
  amount: micros(amount).toString(),
  bonus: micros(bonus).toString(),
});

/** The next number of a day. */
export async function nextNumber(db: Db, day: string): Promise<number> {
  const { n } = await db
    .insertInto("ledger_recharge_numbers")
    .values({ day, n: 1 })
    .onConflict((c) => c.column("day").doUpdateSet((is) => ({ n: is("ledger_recharge_numbers.n", "+", 1) })))
    .returning("n")
    .executeTakeFirstOrThrow();
  return n;
}

export const insert = async (db: Db, row: RechargeRow): Promise<void> => {
  await db.insertInto(table).values(row).execute();
};

/** Changes a recharge that still stands where it was seen; undefined where it does not any more. */
export const step = async (
  db: Db,
  { id, status }: Pick<RechargeRow, "id" | "status">,
  changes: Partial<Omit<RechargeRow, "id" | "no" | "userId">>,
): Promise<RechargeRow | undefined> => {
  const row = await db
    .updateTable(table)
    .set(changes)
    .where("id", "=", id)
    .where("status", "=", status)
    .returningAll()
    .executeTakeFirst();
  return row && rechargeOf(row);
};

export async function byId(db: Db, id: string): Promise<RechargeRow | undefined> {
  if (id.includes("\0")) return undefined;
  const row = await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
  return row && rechargeOf(row);
}

export async function byNo(db: Db, no: string): Promise<RechargeRow | undefined> {
  const row = await db.selectFrom(table).selectAll().where("no", "=", no).executeTakeFirst();
  return row && rechargeOf(row);
}

/** A recharge that nobody else changes until the transaction ends. SQLite has one writer in any case. */
export async function held(
  { db, dialect }: Pick<Store, "db" | "dialect">,
  id: string,
): Promise<RechargeRow | undefined> {
  if (dialect === "postgres" && !id.includes("\0"))
    await db.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute();
  return await byId(db, id);
}

/** What somebody began and has not paid by a code. */
export const openCodes = async (db: Db, userId: string): Promise<RechargeRow[]> =>
  (
    await db
      .selectFrom(table)
      .selectAll()
      .where("userId", "=", userId)
      .where("status", "in", ["created", "pending"])
      .where("channel", "<>", "MANUAL")
      .execute()
  ).map(rechargeOf);

/** Whether somebody's gift was doubled before. */
export const wasDoubled = async (db: Db, userId: string): Promise<boolean> =>
  (await db
    .selectFrom(table)
    .select("id")
    .where("userId", "=", userId)
    .where("status", "in", ["paid", "refunded"])
    .where("bonus", ">", "0")
    .limit(1)
    .executeTakeFirst()) !== undefined;

export interface RechargeQuery {
  userId?: string;
  status?: RechargeStatusText;
  channel?: RechargeChannelText;
  limit: number;
  offset: number;
}

export async function page(db: Db, { userId, status, channel, limit, offset }: RechargeQuery) {
  let rows = db.selectFrom(table);
  if (userId !== undefined) rows = rows.where("userId", "=", userId);
  if (status !== undefined) rows = rows.where("status", "=", status);
  if (channel !== undefined) rows = rows.where("channel", "=", channel);
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
  return { items: items.map(rechargeOf), total: Number(n) };
}
