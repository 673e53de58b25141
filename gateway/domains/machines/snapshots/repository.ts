import type { ColumnType, Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

export type MachineSnapshotStatusText = "CREATING" | "READY" | "RESTORING" | "FAILED" | "DELETED";

export interface SnapshotTable {
  id: string;
  machineId: string;
  name: string;
  status: MachineSnapshotStatusText;
  /** Of which disks. */
  diskIds: ColumnType<string[], string, string>;
  bytes: number;
  creatorId: string | null;
  createdAt: string;
}

export type MachineSnapshotRow = Selectable<SnapshotTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    machines_snapshots: SnapshotTable;
  }
}

const table = "machines_snapshots";

export const migrations: Record<string, Step> = {
  "0645_machines_snapshots": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("machineId", text, (c) => c.notNull().references("machines_machines.id").onDelete("cascade"))
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("status", text, (c) => c.notNull())
      .addColumn("diskIds", jsonType(dialect), (c) => c.notNull())
      .addColumn("bytes", "double precision", (c) => c.notNull())
      .addColumn("creatorId", text)
      .addColumn("createdAt", text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("machines_snapshots_machine")
      .on(table)
      .columns(["machineId", "id"])
      .execute();
  },
};

export const ofMachine = async (db: Db, machineId: string): Promise<MachineSnapshotRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("machineId", "=", machineId)
    .where("status", "!=", "DELETED")
    .orderBy("id", "desc")
    .execute();

export const byId = async (db: Db, id: string): Promise<MachineSnapshotRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db
        .selectFrom(table)
        .selectAll()
        .where("id", "=", id)
        .where("status", "!=", "DELETED")
        .executeTakeFirst();

export const insert = async (db: Db, { diskIds, ...row }: MachineSnapshotRow): Promise<void> => {
  await db
    .insertInto(table)
    .values({ ...row, diskIds: JSON.stringify(diskIds) })
    .execute();
};

export const change = async (
  db: Db,
  id: string,
  changes: Partial<Pick<MachineSnapshotRow, "status" | "bytes">>,
): Promise<void> => {
  await db.updateTable(table).set(changes).where("id", "=", id).execute();
};
