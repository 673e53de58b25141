import { sql } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";

/** Sums of the tickets of a group. */
export interface ReportRow {
  key: string | null;
  count: number;
  resolved: number;
  firstSeconds: number | null;
  answered: number;
  firstMet: number;
  resolveSeconds: number | null;
  rating: number | null;
  rated: number;
}

/** How the tickets went that were written from then on, by a column; by the index of when they were written. */
export async function sums(
  db: Db,
  from: string,
  column: "category" | "assigneeId" | null,
): Promise<ReportRow[]> {
  const key =
    column === null ? sql<string | null>`null` : sql<string | null>`coalesce(${sql.ref(column)}, '-')`;
  const grouping = column === null ? sql`` : sql`group by ${key} order by 1`;
  const { rows } = await sql<Record<keyof ReportRow, string | number | null>>`select ${key} as key,
    count(*) as count, count("resolvedAt") as resolved,
    avg("firstSeconds") as "firstSeconds", count("firstRespondedAt") as answered,
    sum(case when "firstRespondedAt" <= "dueFirst" then 1 else 0 end) as "firstMet",
    avg("resolveSeconds") as "resolveSeconds", avg(rating) as rating, count(rating) as rated
    from tickets_tickets where "createdAt" >= ${from} ${grouping}`.execute(db);
  const number = (value: string | number | null) => (value === null ? null : Number(value));
  return rows.map((row) => ({
    key: row.key === null ? null : String(row.key),
    count: Number(row.count),
    resolved: Number(row.resolved),
    firstSeconds: number(row.firstSeconds),
    answered: Number(row.answered),
    firstMet: Number(row.firstMet),
    resolveSeconds: number(row.resolveSeconds),
    rating: number(row.rating),
    rated: Number(row.rated),
  }));
}
