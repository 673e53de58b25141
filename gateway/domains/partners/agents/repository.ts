import type { ColumnType, Selectable } from "kysely";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { earliest } from "#gateway/platform/store/earliest.ts";

export const AgentStatus = {
  NONE: "none",
  APPLIED: "applied",
  ACTIVE: "active",
  REJECTED: "rejected",
  SUSPENDED: "suspended",
} as const;
export type AgentStatusText = (typeof AgentStatus)[keyof typeof AgentStatus];

export interface AgentTable {
  userId: string;
  status: AgentStatusText;
  level: number;
  /** Since when the level takes something off the agent's own orders. */
  levelSince: string;
  /** What commissions brought that were taken back when nothing of them was there any more. */
  owed: ColumnType<StoredMicros, string, string>;
  note: string;
  reason: string | null;
  appliedAt: string;
  decidedBy: string | null;
  decidedAt: string | null;
  /** When the level is looked at next; null while the agent is not active. */
  nextReviewAt: string | null;
}

export interface AgentRow extends Omit<Selectable<AgentTable>, "owed"> {
  /** In millionths of one CNY, as it is sent. */
  owed: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    partners_agents: AgentTable;
  }
}

const table = "partners_agents";

const agentOf = ({ owed, ...row }: Selectable<AgentTable>): AgentRow => ({
  ...row,
  owed: micros(owed).toString(),
});

/** Somebody who never applied. */
export const none = (userId: string): AgentRow => ({
  userId,
  status: "none",
  level: 0,
  levelSince: "",
  owed: "0",
  note: "",
  reason: null,
  appliedAt: "",
  decidedBy: null,
  decidedAt: null,
  nextReviewAt: null,
});

export async function byUser(db: Db, userId: string): Promise<AgentRow> {
  if (userId.includes("\0")) return none(userId);
  const row = await db.selectFrom(table).selectAll().where("userId", "=", userId).executeTakeFirst();
  return row ? agentOf(row) : none(userId);
}

/** Adds somebody who applies; undefined where there is such a row by now. */
export const insert = async (db: Db, row: AgentRow): Promise<AgentRow | undefined> => {
  const made = await db
    .insertInto(table)
    .values(row)
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst();
  return made && agentOf(made);
};

/** Changes an agent who is still in the state; undefined where the state is another one by now. */
export async function step(
  db: Db,
  { userId, status }: Pick<AgentRow, "userId" | "status">,
  changes: Partial<Omit<AgentRow, "userId" | "owed">>,
): Promise<AgentRow | undefined> {
  const row = await db
    .updateTable(table)
    .set(changes)
    .where("userId", "=", userId)
    .where("status", "=", status)
    .returningAll()
    .executeTakeFirst();
  return row && agentOf(row);
}

/** Keeps what an agent owes; whoever calls it holds the agent's accounts. */
export const keepOwed = async (db: Db, userId: string, owed: bigint): Promise<void> => {
  await db.updateTable(table).set({ owed: owed.toString() }).where("userId", "=", userId).execute();
};

/** Those of a state, who applied first before the others; or all. */
export async function pageOf(db: Db, status: AgentStatusText | null, limit: number, offset: number) {
  const rows = db.selectFrom(table).$if(status !== null, (all) => all.where("status", "=", status ?? "none"));
  const { n } = await rows
    .select(({ fn }) => fn.countAll<number | string>().as("n"))
    .executeTakeFirstOrThrow();
  const items = await rows
    .selectAll()
    .orderBy("appliedAt")
    .orderBy("userId")
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: items.map(agentOf), total: Number(n) };
}

export const nextReview = async (db: Db): Promise<string | null> => await earliest(db, table, "nextReviewAt");

export const reviewedBy = async (db: Db, at: string, limit: number): Promise<AgentRow[]> =>
  (
    await db
      .selectFrom(table)
      .selectAll()
      .where("nextReviewAt", "<=", at)
      .orderBy("nextReviewAt")
      .limit(limit)
      .execute()
  ).map(agentOf);
