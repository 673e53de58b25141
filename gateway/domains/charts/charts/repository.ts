import { searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export const chartVersionStatuses = [
  "DRAFT",
  "IN_REVIEW",
  "PUBLISHED",
  "REJECTED",
  "SUSPENDED",
  "ARCHIVED",
] as const;
export type ChartVersionStatusText = (typeof chartVersionStatuses)[number];

export interface ChartData {
  ownerId: string;
  owner: string;
  name: string;
  description: string;
  /** Of the newest version. */
  number: string;
  status: ChartVersionStatusText;
  published: string | null;
}

export interface ChartRow extends ChartData, Stamps {
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    charts_charts: Stored<ChartRow>;
  }
}

const table = "charts_charts";

export const chartTable = defineRows<ChartData, ChartRow>({
  name: table,
  derive: ({ name, description, owner }) => ({ search: searchText(name, description, owner) }),
});

export const chartList = defineList(chartTable, {
  sorts: { NAME: "name", UPDATED: "updatedAt", CREATED: "id" } as const,
  facets: ["ownerId", "status"],
  ties: "newest",
});

export const countOf = async (db: Db, ownerId: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number | string>().as("n"))
        .where("ownerId", "=", ownerId)
        .executeTakeFirstOrThrow()
    ).n,
  );

/** Lets nobody else change a chart and its versions until the transaction ends. SQLite has one writer in any case. */
export async function holdChart({ db, dialect }: Pick<Store, "db" | "dialect">, id: number): Promise<void> {
  if (dialect === "postgres")
    await db.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute();
}
