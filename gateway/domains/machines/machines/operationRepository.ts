import type { Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";

export interface OperationTable {
  id: string;
  machineId: string;
  action: string;
  status: "RUNNING" | "SUCCEEDED" | "FAILED";
  /** What it is about, in short. */
  more: string;
  /** Null for the platform. */
  actorId: string | null;
  errorCode: string | null;
  progress: number;
  startedAt: string;
  endedAt: string | null;
}

export type OperationRow = Selectable<OperationTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    machines_operations: OperationTable;
  }
}

const table = "machines_operations";

export const insert = async (db: Db, row: OperationRow): Promise<void> => {
  await db.insertInto(table).values(row).execute();
};

export const change = async (
  db: Db,
  id: string,
  changes: Partial<Pick<OperationRow, "status" | "errorCode" | "progress" | "endedAt">>,
): Promise<void> => {
  await db.updateTable(table).set(changes).where("id", "=", id).where("status", "=", "RUNNING").execute();
};

export const byId = async (db: Db, id: string): Promise<OperationRow | undefined> =>
  await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

/** What was done with a machine, the newest first. */
export const newest = async (
  db: Db,
  machineId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<OperationRow[]> => {
  let rows = db.selectFrom(table).selectAll().where("machineId", "=", machineId);
  if (before !== null) rows = rows.where("id", "<", before);
  return await rows.orderBy("id", "desc").limit(limit).execute();
};
