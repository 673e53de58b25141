import type { ColumnType, Selectable } from "kysely";
import { searchText } from "#gateway/platform/fold.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import type { OperationRow } from "./operationRepository.ts";
import type {
  MachineLockText,
  MachinePeriodText,
  MachineReasonText,
  MachineStepText,
  MachineTaskText,
  State,
} from "./values.ts";

export type MachineOperationRow = OperationRow;
export { states } from "./values.ts";
export type {
  MachineLockText,
  MachinePeriodText,
  MachineReasonText,
  MachineStateText,
  MachineTaskText,
  State,
} from "./values.ts";

export interface MachineDiskRow {
  id: string;
  use: "SYSTEM" | "DATA";
  kind: "SSD" | "HDD";
  sizeGib: number;
  isAttached: boolean;
}

export interface MachineRuleRow {
  id: string;
  direction: "IN" | "OUT";
  protocol: "TCP" | "UDP" | "ICMP" | "ANY";
  ports: string;
  cidr: string;
  isAllowed: boolean;
  priority: number;
  note: string;
}

/** What a task is about, and what is taken back where it fails. */
export interface TaskArgs {
  snapshotId?: string;
  /** Sealed; it goes with the task. */
  password?: string;
  disks?: MachineDiskRow[];
  rules?: MachineRuleRow[];
}

export interface MachineTable {
  id: string;
  /** Who pays for it. */
  ownerId: string;
  name: string;
  hostname: string;
  search: string;
  regionId: string;
  /** The flavour, as products are called; what it was while a change of it is not confirmed. */
  productId: string;
  formerProductId: string | null;
  imageId: string;
  state: State;
  task: MachineTaskText | null;
  /** The step that is under way, where it leads, and its entry in the log. */
  action: MachineStepText | null;
  target: State | null;
  operationId: string | null;
  args: ColumnType<TaskArgs, string, string>;
  /** What it was before it was held. */
  heldState: State | null;
  lock: MachineLockText | null;
  reason: MachineReasonText | null;
  reasonMessage: string;
  publicIp: string;
  privateIp: string;
  loginPort: number;
  bandwidthMbps: number;
  disks: ColumnType<MachineDiskRow[], string, string>;
  rules: ColumnType<MachineRuleRow[], string, string>;
  keyPairIds: ColumnType<string[], string, string>;
  period: MachinePeriodText;
  orderId: string | null;
  /** What is being settled, for the order that does: nothing else changes it. */
  settling: string | null;
  expiresAt: string | null;
  isAutoRenewed: number;
  isDeleteProtected: number;
  /** Whether one of its flavour is taken out of the stock for it, and for what it was. */
  isStocked: number;
  meterId: string | null;
  /** When its state ends by itself, and when anything happens to it by itself, by the business time. */
  until: string | null;
  dueAt: string | null;
  /** When its owner is told the next time that its term ends. */
  warnAt: string | null;
  stateAt: string;
  runningSince: string | null;
  writes: number;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export type MachineRow = Selectable<MachineTable>;
export type MachineChanges = Partial<Omit<MachineRow, "id" | "writes">>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    machines_machines: MachineTable;
  }
}

const table = "machines_machines";

const searched = ({ name, hostname, publicIp, privateIp }: MachineRow) =>
  searchText(name, hostname, publicIp, privateIp);

const written = ({ args, disks, rules, keyPairIds, ...row }: MachineChanges) => ({
  ...row,
  ...(args && { args: JSON.stringify(args) }),
  ...(disks && { disks: JSON.stringify(disks) }),
  ...(rules && { rules: JSON.stringify(rules) }),
  ...(keyPairIds && { keyPairIds: JSON.stringify(keyPairIds) }),
});

export const insert = async (
  db: Db,
  row: Omit<MachineRow, "search" | "writes" | "version">,
): Promise<MachineRow> => {
  const whole = { ...row, search: "", writes: 1, version: 1 };
  return await db
    .insertInto(table)
    .values({
      ...whole,
      search: searched(whole),
      args: JSON.stringify(row.args),
      disks: JSON.stringify(row.disks),
      rules: JSON.stringify(row.rules),
      keyPairIds: JSON.stringify(row.keyPairIds),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Changes a machine as it was read; undefined when somebody else was faster. */
export const update = async (
  db: Db,
  row: MachineRow,
  changes: MachineChanges,
): Promise<MachineRow | undefined> =>
  await db
    .updateTable(table)
    .set({ ...written(changes), search: searched({ ...row, ...changes }), writes: row.writes + 1 })
    .where("id", "=", row.id)
    .where("writes", "=", row.writes)
    .returningAll()
    .executeTakeFirst();

export const byId = async (db: Db, id: string): Promise<MachineRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

/** All that somebody has, what is recycled too. */
export const ofOwner = async (db: Db, ownerId: string): Promise<MachineRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("ownerId", "=", ownerId)
    .where("state", "!=", "RELEASED")
    .orderBy("id", "desc")
    .execute();

export const addressesAmong = async (db: Db, addresses: readonly string[]): Promise<Set<string>> =>
  new Set(
    (await db.selectFrom(table).select("publicIp").where("publicIp", "in", addresses).execute()).map(
      ({ publicIp }) => publicIp,
    ),
  );

export const remove = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom(table).where("id", "=", id).where("state", "=", "RELEASED").execute();
};
