import type { ColumnType, Selectable } from "kysely";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { earliest } from "#gateway/platform/store/earliest.ts";
import type { DebtStageText } from "./repository.ts";

/** A person's standing; who has none owes nothing and has no budget. */
export interface DebtTable {
  userId: string;
  stage: DebtStageText;
  since: string | null;
  /** When the next stage begins by time alone. */
  dueAt: string | null;
  unpaid: ColumnType<StoredMicros, bigint, bigint>;
  budget: ColumnType<StoredMicros | null, bigint | null, bigint | null>;
  isHardStop: ColumnType<boolean | number, boolean | number, boolean | number>;
  /** The month and the share of the budget that was told of last: `2026-11/75`. */
  alerted: string;
  /** The month of which the person is told the sum once it is over: `2026-11`; null where nothing was used since the last one. */
  billMonth: string | null;
}

export type DebtRow = Omit<Selectable<DebtTable>, "unpaid" | "budget" | "isHardStop"> & {
  unpaid: bigint;
  budget: bigint | null;
  isHardStop: boolean;
};

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ledger_debts: DebtTable;
  }
}

const table = "ledger_debts";

const none = (userId: string): DebtRow => ({
  userId,
  stage: "normal",
  since: null,
  dueAt: null,
  unpaid: 0n,
  budget: null,
  isHardStop: false,
  alerted: "",
  billMonth: null,
});

export async function debtOf(db: Db, userId: string): Promise<DebtRow> {
  const row = await db.selectFrom(table).selectAll().where("userId", "=", userId).executeTakeFirst();
  if (!row) return none(userId);
  const { unpaid, budget, isHardStop, ...rest } = row;
  return {
    ...rest,
    unpaid: micros(unpaid),
    budget: budget === null ? null : micros(budget),
    isHardStop: Boolean(isHardStop),
  };
}

export const keepDebt = async (db: Db, { userId, isHardStop, ...row }: DebtRow): Promise<void> => {
  const values = { ...row, isHardStop };
  await db
    .insertInto(table)
    .values({ userId, ...values })
    .onConflict((c) => c.column("userId").doUpdateSet(values))
    .execute();
};

export const nextStep = async (db: Db): Promise<string | null> => await earliest(db, table, "dueAt");

export const stepsDue = async (db: Db, at: string, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom(table)
      .select("userId")
      .where("dueAt", "<=", at)
      .orderBy("dueAt")
      .limit(limit)
      .execute()
  ).map(({ userId }) => userId);

/** The earliest month of which somebody is to be told. */
export const firstMonth = async (db: Db): Promise<string | null> => await earliest(db, table, "billMonth");

/** Whose month before another one is to be told. */
export const monthsBefore = async (db: Db, month: string, limit: number): Promise<string[]> =>
  (await db.selectFrom(table).select("userId").where("billMonth", "<", month).limit(limit).execute()).map(
    ({ userId }) => userId,
  );

/** Who owes something and has money to pay of it. */
export const ableToPay = async (db: Db, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom(`${table} as d`)
      .innerJoin("ledger_accounts as a", "a.userId", "d.userId")
      .select("d.userId")
      .distinct()
      .where("d.unpaid", ">", 0n)
      .where("a.kind", "in", ["CASH", "GIFT"])
      .where("a.balance", ">", 0n)
      .limit(limit)
      .execute()
  ).map(({ userId }) => userId);
