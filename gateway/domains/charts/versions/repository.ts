import type { ChartVersionStatusText } from "#gateway/domains/charts/charts/repository.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export interface ChartFileRow {
  path: string;
  text: string;
}

export interface VersionData {
  chartId: number;
  number: string;
  status: ChartVersionStatusText;
  /** In the order of their paths. */
  files: ChartFileRow[];
  /** In bytes. */
  size: number;
  errors: number;
  note: string;
  submittedAt: string | null;
  decidedAt: string | null;
}

export interface FullVersion extends VersionData, Stamps {}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    charts_versions: Stored<FullVersion>;
  }
}

export const versionTable = defineRows<VersionData, FullVersion>({
  name: "charts_versions",
  derive: () => ({}),
});

/** A version, maybe without its files, which are read where they are asked for then. */
export type ChartVersionRow = Omit<FullVersion, "files"> & { files?: ChartFileRow[] };

/** The most versions of a chart. */
export const MOST_VERSIONS = 100;

const heads = [
  "id",
  "chartId",
  "number",
  "status",
  "size",
  "errors",
  "note",
  "submittedAt",
  "decidedAt",
  "version",
  "createdAt",
  "updatedAt",
] as const;

/** The versions of charts, the newest first. */
export const headsOf = async (db: Db, chartIds: readonly number[]): Promise<ChartVersionRow[]> =>
  chartIds.length === 0
    ? []
    : await db
        .selectFrom("charts_versions")
        .select([...heads])
        .where("chartId", "in", chartIds)
        .orderBy("id", "desc")
        .execute();
