import type { ColumnType, Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import type { AppReasonText, UnderWay } from "#gateway/domains/hosting/apps/repository.ts";
import type { Snapshot } from "#gateway/domains/hosting/specs/repository.ts";

export type DeploymentStatusText = UnderWay | "SUCCEEDED" | "FAILED" | "CANCELLED" | "SUPERSEDED";
export type DeploymentStepStatusText = "WAITING" | "RUNNING" | "SUCCEEDED" | "FAILED" | "SKIPPED";
export type DeploymentKindText = "DEPLOY" | "ROLLBACK" | "START" | "RESTART";
export type DeploymentTriggerText = "USER" | "API" | "CRON" | "SYSTEM";
export type AppRevisionCauseText = "CREATE" | "UPDATE" | "ROLLBACK" | "TEMPLATE_UPGRADE";

export interface DeploymentStepRow {
  name: UnderWay;
  status: DeploymentStepStatusText;
  startedAt: string | null;
  endedAt: string | null;
  message: string;
}

export interface DeploymentTable {
  id: string;
  appId: string;
  ownerId: string;
  revision: number;
  previousRevision: number | null;
  kind: DeploymentKindText;
  trigger: DeploymentTriggerText;
  createdBy: string | null;
  status: DeploymentStatusText;
  steps: ColumnType<DeploymentStepRow[], string, string>;
  progress: number;
  errorCode: AppReasonText | null;
  errorMessage: string;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
}

/** A change between two versions. */
export interface AppRevisionChangeRow {
  path: string;
  before: string | null;
  after: string | null;
}

export interface AppRevisionTable {
  id: string;
  appId: string;
  number: number;
  snapshot: ColumnType<Snapshot, string, never>;
  changes: ColumnType<AppRevisionChangeRow[], string, never>;
  cause: AppRevisionCauseText;
  rollbackOf: number | null;
  comment: string;
  createdBy: string | null;
  isPinned: number;
  createdAt: string;
}

export type DeploymentRow = Selectable<DeploymentTable>;
export type AppRevisionRow = Selectable<AppRevisionTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    hosting_deployments: DeploymentTable;
    hosting_revisions: AppRevisionTable;
  }
}

const table = "hosting_deployments";

export const insert = async (db: Db, { steps, ...row }: DeploymentRow): Promise<void> => {
  await db
    .insertInto(table)
    .values({ ...row, steps: JSON.stringify(steps) })
    .execute();
};

export const byId = async (db: Db, id: string): Promise<DeploymentRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

const byIds = async (db: Db, ids: readonly string[]): Promise<DeploymentRow[]> =>
  await db.selectFrom(table).selectAll().where("id", "in", ids).execute();

/** The newest deployment of each of these apps. */
export const newestOf = async (db: Db, appIds: readonly string[]): Promise<DeploymentRow[]> => {
  const newest = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max("id").as("id"))
    .where("appId", "in", appIds)
    .groupBy("appId")
    .execute();
  return newest.length === 0
    ? []
    : await byIds(
        db,
        newest.map(({ id }) => id),
      );
};

/** Changes a deployment that is still where it was; undefined where it is elsewhere by now. */
export const change = async (
  db: Db,
  { id, status }: Pick<DeploymentRow, "id" | "status">,
  { steps, ...changes }: Partial<Omit<DeploymentRow, "id" | "appId">>,
): Promise<DeploymentRow | undefined> =>
  await db
    .updateTable(table)
    .set({ ...changes, ...(steps && { steps: JSON.stringify(steps) }) })
    .where("id", "=", id)
    .where("status", "=", status)
    .returningAll()
    .executeTakeFirst();

/** The newest deployments of an app, or of all that somebody pays for and of further apps, and how many there are. */
export async function page(
  db: Db,
  of: { appId: string } | { ownerId: string; appIds: readonly string[] },
  { limit, offset }: { limit: number; offset: number },
) {
  const rows =
    "appId" in of
      ? db.selectFrom(table).where("appId", "=", of.appId)
      : db
          .selectFrom(table)
          .where((row) =>
            row.or([
              row("ownerId", "=", of.ownerId),
              ...(of.appIds.length > 0 ? [row("appId", "in", [...of.appIds])] : []),
            ]),
          );
  const { n } = await rows
    .select(({ fn }) => fn.countAll<number | string>().as("n"))
    .executeTakeFirstOrThrow();
  const items = await rows.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute();
  return { items, total: Number(n) };
}
