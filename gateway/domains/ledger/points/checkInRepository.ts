import type { Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";

export interface CheckInTable {
  userId: string;
  /** A calendar day where the person is. */
  day: string;
  /** How many days without a gap end with it. */
  streak: number;
  points: number;
  isRepaired: boolean;
}
/** What somebody did of a task, counted once for each reference. */
export interface MarkTable {
  userId: string;
  task: string;
  ref: string;
}
export type CheckIn = Selectable<CheckInTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ledger_points_check_ins: CheckInTable;
    ledger_points_marks: MarkTable;
  }
}

const table = "ledger_points_check_ins";

const end = (way: "asc" | "desc") => async (db: Db, userId: string) =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("day", way)
    .limit(1)
    .executeTakeFirst();

/** The first, and the last day that somebody signed. */
export const first = end("asc");
export const last = end("desc");

/** The signed days from one to another. */
export const between = async (db: Db, userId: string, from: string, until: string): Promise<CheckIn[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("userId", "=", userId)
    .where("day", ">=", from)
    .where("day", "<=", until)
    .orderBy("day")
    .execute();

export const insert = async (db: Db, row: CheckIn): Promise<void> => {
  await db.insertInto(table).values(row).execute();
};

export const setStreak = async (db: Db, userId: string, day: string, streak: number): Promise<void> => {
  await db.updateTable(table).set({ streak }).where("userId", "=", userId).where("day", "=", day).execute();
};

export const mark = async (db: Db, row: MarkTable): Promise<void> => {
  await db
    .insertInto("ledger_points_marks")
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute();
};

/** How much of each task somebody did. */
export async function marks(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("ledger_points_marks")
    .select(["task", ({ fn }) => fn.countAll<number | string>().as("n")])
    .where("userId", "=", userId)
    .groupBy("task")
    .execute();
  return new Map(rows.map(({ task, n }) => [task, Number(n)]));
}
