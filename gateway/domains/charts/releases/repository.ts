import type { ColumnType, Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";

export const chartReleaseStatuses = [
  "UNKNOWN",
  "DEPLOYED",
  "UNINSTALLED",
  "SUPERSEDED",
  "FAILED",
  "UNINSTALLING",
  "PENDING_INSTALL",
  "PENDING_UPGRADE",
  "PENDING_ROLLBACK",
] as const;
export type ChartReleaseStatusText = (typeof chartReleaseStatuses)[number];
export type ChartRevisionCauseText = "INSTALL" | "UPGRADE" | "ROLLBACK";

export interface ChartRevisionRow {
  revision: number;
  versionId: number;
  number: string;
  valuesYaml: string;
  status: ChartReleaseStatusText;
  cause: ChartRevisionCauseText;
  createdAt: string;
}

interface ReleaseTable {
  id: string;
  ownerId: string;
  chartId: number;
  name: string;
  /** The name while it is taken; null once it is uninstalled. */
  taken: string | null;
  status: ChartReleaseStatusText;
  reason: string;
  isInCluster: number;
  /** The revisions, the newest first. */
  revisions: ColumnType<ChartRevisionRow[], string, string>;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export type ChartReleaseRow = Selectable<ReleaseTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    charts_releases: ReleaseTable;
  }
}

const table = "charts_releases";
/** How many of a person there are at most, and how many revisions each keeps. */
export const MOST_RELEASES = 100;
export const MOST_REVISIONS = 20;

export const insert = async (db: Db, row: ChartReleaseRow): Promise<void> => {
  await db
    .insertInto(table)
    .values({ ...row, revisions: JSON.stringify(row.revisions) })
    .execute();
};

export const byId = async (db: Db, id: string): Promise<ChartReleaseRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

export const ofChart = async (db: Db, chartId: number, ownerId: string): Promise<ChartReleaseRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("chartId", "=", chartId)
    .where("ownerId", "=", ownerId)
    .orderBy("id", "desc")
    .limit(100)
    .execute();

export const countOf = async (db: Db, ownerId: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number | string>().as("n"))
        .where("ownerId", "=", ownerId)
        .where("taken", "is not", null)
        .executeTakeFirstOrThrow()
    ).n,
  );

/** Changes a release as it was read; undefined where somebody was faster. */
export const update = async (
  db: Db,
  { id, version }: Pick<ChartReleaseRow, "id" | "version">,
  { revisions, ...changes }: Partial<Omit<ChartReleaseRow, "id" | "version">>,
): Promise<ChartReleaseRow | undefined> =>
  await db
    .updateTable(table)
    .set({ ...changes, ...(revisions && { revisions: JSON.stringify(revisions) }), version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
