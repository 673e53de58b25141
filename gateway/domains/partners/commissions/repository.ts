import type { ColumnType, Selectable } from "kysely";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";

export const CommissionStatus = {
  PENDING: "pending",
  CONFIRMED: "confirmed",
  SETTLED: "settled",
  VOID: "void",
  CLAWED_BACK: "clawedBack",
} as const;
export type CommissionStatusText = (typeof CommissionStatus)[keyof typeof CommissionStatus];

export const CommissionCause = { REFUND: "refund", PART_REFUND: "partRefund", FRAUD: "fraud" } as const;
export type CommissionCauseText = (typeof CommissionCause)[keyof typeof CommissionCause];

export const CommissionSettlement = {
  CONVERTED: "converted",
  WITHDRAWN: "withdrawn",
  NETTED: "netted",
} as const;
export type CommissionSettlementText = (typeof CommissionSettlement)[keyof typeof CommissionSettlement];

type Amount = ColumnType<StoredMicros, string, string>;

export interface CommissionTable {
  id: string;
  beneficiaryId: string;
  inviteeId: string;
  orderNo: string;
  /** The address of who ordered, masked. */
  customer: string;
  kind: string;
  tier: number;
  rateBps: number;
  /** The cash that was paid, and what of it went back. */
  base: Amount;
  refunded: Amount;
  /** What it brings, and what was taken off it since. */
  amount: Amount;
  cut: Amount;
  /** What of it went for what was owed. */
  netted: Amount;
  /** What of it is in the beneficiary's account of commissions, and in withdrawals that are under way. */
  left: Amount;
  held: Amount;
  /** What of it was converted and withdrawn. */
  settled: Amount;
  status: CommissionStatusText;
  cause: CommissionCauseText | null;
  note: string | null;
  settledBy: CommissionSettlementText | null;
  createdAt: string;
  availableAt: string | null;
  confirmedAt: string | null;
  closedAt: string | null;
}

type Amounts = "base" | "refunded" | "amount" | "cut" | "netted" | "left" | "held" | "settled";
/** A commission to reckon with: amounts are millionths of one CNY. */
export type Earned = Omit<Selectable<CommissionTable>, Amounts> & Record<Amounts, bigint>;
/** One as it is sent. */
export type CommissionRow = Omit<Selectable<CommissionTable>, Amounts> & Record<Amounts, string>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    partners_commissions: CommissionTable;
  }
}

const table = "partners_commissions";

export const rowOf = (row: Selectable<CommissionTable>): Earned => ({
  ...row,
  base: micros(row.base),
  refunded: micros(row.refunded),
  amount: micros(row.amount),
  cut: micros(row.cut),
  netted: micros(row.netted),
  left: micros(row.left),
  held: micros(row.held),
  settled: micros(row.settled),
});

const stored = (row: Partial<Earned>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === "bigint" ? value.toString() : value]),
  );

/** The same with its amounts as texts: as it is written, and as it is sent. */
export const sentOf = (row: Earned): CommissionRow => ({
  ...row,
  base: row.base.toString(),
  refunded: row.refunded.toString(),
  amount: row.amount.toString(),
  cut: row.cut.toString(),
  netted: row.netted.toString(),
  left: row.left.toString(),
  held: row.held.toString(),
  settled: row.settled.toString(),
});

/** Adds commissions; each order has one of a tier. */
export const insert = async (db: Db, rows: readonly Earned[]): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insertInto(table)
    .values(rows.map(sentOf))
    .onConflict((on) => on.doNothing())
    .execute();
};

export async function byId(db: Db, id: string): Promise<Earned | undefined> {
  if (id.includes("\0")) return undefined;
  const row = await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
  return row && rowOf(row);
}

export const ofOrder = async (db: Db, orderNo: string): Promise<Earned[]> =>
  (await db.selectFrom(table).selectAll().where("orderNo", "=", orderNo).orderBy("tier").execute()).map(
    rowOf,
  );

/** Changes a commission that is still in its state; whoever calls it holds the beneficiary's accounts. */
export async function change(
  db: Db,
  { id, status }: Pick<Earned, "id" | "status">,
  changes: Partial<Earned>,
): Promise<Earned | undefined> {
  const row = await db
    .updateTable(table)
    .set(stored(changes))
    .where("id", "=", id)
    .where("status", "=", status)
    .returningAll()
    .executeTakeFirst();
  return row && rowOf(row);
}

/** What of somebody's commissions is still in the account, the oldest first. */
export const withLeft = async (db: Db, beneficiaryId: string): Promise<Earned[]> =>
  (
    await db
      .selectFrom(table)
      .selectAll()
      .where("beneficiaryId", "=", beneficiaryId)
      .where("left", ">", "0")
      .orderBy("confirmedAt")
      .orderBy("id")
      .execute()
  ).map(rowOf);

export const byIds = async (db: Db, ids: readonly string[]): Promise<Earned[]> =>
  ids.length === 0
    ? []
    : (await db.selectFrom(table).selectAll().where("id", "in", ids).orderBy("id").execute()).map(rowOf);

export const nextDue = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom(table)
      .select("availableAt")
      .where("status", "=", "pending")
      .orderBy("availableAt")
      .limit(1)
      .executeTakeFirst()
  )?.availableAt ?? null;

export const dueBy = async (db: Db, at: string, limit: number): Promise<Earned[]> =>
  (
    await db
      .selectFrom(table)
      .selectAll()
      .where("status", "=", "pending")
      .where("availableAt", "<=", at)
      .orderBy("availableAt")
      .orderBy("id")
      .limit(limit)
      .execute()
  ).map(rowOf);
