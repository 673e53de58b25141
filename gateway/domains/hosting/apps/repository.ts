import type { ColumnType, Selectable } from "kysely";
import { searchText } from "#gateway/platform/fold.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import type { AppSleepRow, AppSpecRow } from "#gateway/domains/hosting/specs/repository.ts";

import type { Phase, AppReasonText, AppBillingText, UnderWay } from "./values.ts";

export { appPhases } from "./values.ts";
export type { AppPhaseText, Phase, AppReasonText, AppBillingText, UnderWay } from "./values.ts";

export interface AppTable {
  id: string;
  /** Who pays for it; of an app of a team its owner. */
  ownerId: string;
  teamId: string | null;
  projectId: string | null;
  name: string;
  host: string;
  displayName: string;
  icon: string | null;
  tags: ColumnType<string[], string, string>;
  search: string;
  phase: Phase;
  /** What its owner wants of it, beside money and administrators: what it comes back to. */
  wish: "RUN" | "STOP";
  reason: AppReasonText | null;
  reasonMessage: string;
  reasonSince: string | null;
  /** Of the version that serves, else of the newest. */
  spec: ColumnType<AppSpecRow, string, string>;
  replicas: number;
  readyReplicas: number;
  sleep: ColumnType<AppSleepRow, string, string>;
  billing: AppBillingText;
  productId: string | null;
  orderId: string | null;
  expiresAt: string | null;
  isAutoRenewed: number;
  isDeleteProtected: number;
  templateId: string | null;
  currentRevision: number | null;
  latestRevision: number;
  /** The deployment that is under way, and where it is. */
  deploymentId: string | null;
  deploymentStatus: UnderWay | null;
  /** What it is billed by while it runs. */
  meterId: string | null;
  /** When something happens to it by itself, by the business time. */
  dueAt: string | null;
  /** When it goes to sleep if nobody asks for it, by the real time; null where it does not by itself. */
  idleAt: string | null;
  /** When its phase began, by the real time. */
  phaseAt: string;
  runningSince: string | null;
  /** Grows with every write: who has read an older row does not write over it. */
  lock: number;
  /** Grows with what people change. */
  version: number;
  createdAt: string;
  updatedAt: string;
}

export type AppRow = Selectable<AppTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    hosting_apps: AppTable;
  }
}

const table = "hosting_apps";

const searched = ({
  name,
  displayName,
  tags,
  spec,
}: Pick<AppRow, "name" | "displayName" | "tags" | "spec">) =>
  searchText(name, displayName, spec.image, ...tags);

const written = ({ tags, spec, sleep, ...row }: Partial<AppRow>) => ({
  ...row,
  ...(tags && { tags: JSON.stringify(tags) }),
  ...(spec && { spec: JSON.stringify(spec) }),
  ...(sleep && { sleep: JSON.stringify(sleep) }),
});

export const insert = async (db: Db, row: Omit<AppRow, "search" | "lock" | "version">): Promise<AppRow> => {
  const { tags, spec, sleep, ...rest } = row;
  return await db
    .insertInto(table)
    .values({
      ...rest,
      tags: JSON.stringify(tags),
      spec: JSON.stringify(spec),
      sleep: JSON.stringify(sleep),
      search: searched(row),
      lock: 1,
      version: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Changes an app as it was read; undefined when somebody else was faster. */
export const update = async (
  db: Db,
  row: AppRow,
  changes: Partial<Omit<AppRow, "id" | "lock">>,
): Promise<AppRow | undefined> =>
  await db
    .updateTable(table)
    .set({ ...written(changes), search: searched({ ...row, ...changes }), lock: row.lock + 1 })
    .where("id", "=", row.id)
    .where("lock", "=", row.lock)
    .returningAll()
    .executeTakeFirst();

export const byId = async (db: Db, id: string): Promise<AppRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

/** The app whose address has this label. */
export const byHost = async (db: Db, host: string): Promise<AppRow | undefined> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("host", "=", host)
    .where("phase", "!=", "DELETED")
    .executeTakeFirst();

/** All apps that somebody has, those in the bin too. */
export const ofOwner = async (db: Db, ownerId: string): Promise<AppRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("ownerId", "=", ownerId)
    .where("phase", "!=", "DELETED")
    .orderBy("id", "desc")
    .execute();

/** How many apps there are in a team or a project, those in the bin too. */
export const countIn = async (
  db: Db,
  { teamId, projectId }: { teamId: string; projectId?: string },
): Promise<number> => {
  let rows = db.selectFrom(table).where("teamId", "=", teamId).where("phase", "!=", "DELETED");
  if (projectId !== undefined) rows = rows.where("projectId", "=", projectId);
  return (await rows.select("id").execute()).length;
};

/** Which of these labels are taken. */
export const hostsAmong = async (db: Db, hosts: readonly string[]): Promise<Set<string>> =>
  new Set(
    (await db.selectFrom(table).select("host").where("host", "in", hosts).execute()).map(({ host }) => host),
  );

export const remove = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom(table).where("id", "=", id).where("phase", "=", "DELETED").execute();
};

/** Something that somebody did to an app, as it is told. */
export interface AppActRow {
  id: string;
  what: string;
  actorId: string | null;
  via: "UI" | "API";
  more: string;
  address: string | null;
  createdAt: string;
}
