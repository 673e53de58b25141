import type { Db } from "#gateway/platform/store/database.ts";
import type { PointsEntryRow, PointsEntrySortFieldText, PointsReasonText } from "./repository.ts";

const entryTable = "ledger_points_entries";

/** Which entries are wanted; what is null asks for nothing. */
export interface EntryQuery {
  reasons: readonly PointsReasonText[] | null;
  came: boolean | null;
  from: string | null;
  until: string | null;
}

function matching(db: Db, userId: string, { reasons, came, from, until }: EntryQuery) {
  let rows = db.selectFrom(entryTable).where("userId", "=", userId);
  if (reasons) rows = rows.where("reason", "in", reasons);
  if (came !== null) rows = rows.where("delta", came ? ">" : "<", 0);
  if (from !== null) rows = rows.where("at", ">=", from);
  if (until !== null) rows = rows.where("at", "<", until);
  return rows;
}

/** A page of a person's entries, and how many match. */
export async function page(
  db: Db,
  userId: string,
  query: EntryQuery,
  {
    field,
    isDescending,
    limit,
    offset,
  }: {
    field: PointsEntrySortFieldText;
    isDescending: boolean;
    limit: number;
    offset: number;
  },
): Promise<{ items: PointsEntryRow[]; total: number }> {
  if (query.reasons?.length === 0) return { items: [], total: 0 };
  const rows = matching(db, userId, query);
  const { n } = await rows
    .select(({ fn }) => fn.countAll<number | string>().as("n"))
    .executeTakeFirstOrThrow();
  const way = isDescending ? "desc" : "asc";
  const items = await rows
    .selectAll()
    .orderBy(field, way)
    .$if(field !== "id", (sorted) => sorted.orderBy("id", way))
    .limit(limit)
    .offset(offset)
    .execute();
  return { items, total: Number(n) };
}

/** How many points came and went since then. */
export async function sums(db: Db, userId: string, since: string): Promise<{ came: number; went: number }> {
  const rows = await db
    .selectFrom(entryTable)
    .select((row) => [
      row.case().when("delta", ">", 0).then(1).else(0).end().as("came"),
      row.fn.sum<number | string>("delta").as("points"),
    ])
    .where("userId", "=", userId)
    .where("at", ">=", since)
    .groupBy("came")
    .execute();
  const sumOf = (came: number) => Math.abs(Number(rows.find((row) => row.came === came)?.points ?? 0));
  return { came: sumOf(1), went: sumOf(0) };
}
