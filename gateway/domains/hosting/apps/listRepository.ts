import { sql } from "kysely";
import { foldForSearch } from "#gateway/platform/fold.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import type { AppBillingText, AppPhaseText, AppRow } from "./repository.ts";

const table = "hosting_apps";

export const sorts = {
  NAME: "name",
  CREATED: "createdAt",
  UPDATED: "updatedAt",
  PHASE: "phase",
  EXPIRES: "expiresAt",
} as const;
export type AppSortText = keyof typeof sorts;

/** What somebody sees: what they pay for, and what is of their teams, or of those projects of it that they are limited to. */
export interface Sees {
  userId: string;
  teamIds: readonly string[];
  projectIds: readonly string[];
}

export interface AppQuery {
  /** Null for everybody's. */
  sees: Sees | null;
  /** Null for apps of no team. */
  projectIds: readonly (string | null)[] | null;
  teamIds: readonly string[] | null;
  q: string;
  phase: readonly AppPhaseText[] | null;
  tag: string | null;
  billing: AppBillingText | null;
  hasTerm: boolean | null;
}

const like = (q: string): string => `%${foldForSearch(q).replaceAll(/[\\%_]/g, "\\$&")}%`;

const isText = (one: string | null): one is string => one !== null;

function matching(db: Db, { sees, projectIds, teamIds, q, phase, tag, billing, hasTerm }: AppQuery) {
  let rows = db.selectFrom(table).where("phase", "!=", "DELETED");
  if (sees !== null)
    rows = rows.where((row) =>
      row.or([
        row("ownerId", "=", sees.userId),
        ...(sees.teamIds.length > 0 ? [row("teamId", "in", [...sees.teamIds])] : []),
        ...(sees.projectIds.length > 0 ? [row("projectId", "in", [...sees.projectIds])] : []),
      ]),
    );
  if (teamIds && teamIds.length > 0) rows = rows.where("teamId", "in", [...teamIds]);
  if (projectIds && projectIds.length > 0)
    rows = rows.where((row) =>
      row.or([
        ...(projectIds.includes(null) ? [row("projectId", "is", null)] : []),
        ...(projectIds.some(isText) ? [row("projectId", "in", projectIds.filter(isText))] : []),
      ]),
    );
  if (phase && phase.length > 0) rows = rows.where("phase", "in", [...phase]);
  else rows = rows.where("phase", "!=", "RECYCLED");
  if (billing) rows = rows.where("billing", "=", billing);
  if (hasTerm !== null) rows = rows.where("expiresAt", hasTerm ? "is not" : "is", null);
  for (const part of [q, tag ?? ""])
    if (part !== "") rows = rows.where(sql<boolean>`${sql.ref("search")} like ${like(part)} escape '\\'`);
  return rows;
}

export const count = async (db: Db, query: AppQuery): Promise<number> =>
  Number(
    (
      await matching(db, query)
        .select(({ fn }) => fn.countAll<number | string>().as("n"))
        .executeTakeFirstOrThrow()
    ).n,
  );

export const ids = async (db: Db, query: AppQuery, most: number): Promise<string[]> =>
  (await matching(db, query).select("id").orderBy("id", "desc").limit(most).execute()).map(({ id }) => id);

export const page = async (
  db: Db,
  query: AppQuery,
  {
    sort,
    limit,
    offset,
  }: {
    sort: { field: AppSortText; order: "ASC" | "DESC" } | null;
    limit: number;
    offset: number;
  },
): Promise<AppRow[]> =>
  await matching(db, query)
    .selectAll()
    .orderBy(sorts[sort?.field ?? "CREATED"], sort?.order === "ASC" ? "asc" : "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
