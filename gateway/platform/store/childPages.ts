import { sql } from "kysely";
import type { Store, TableName } from "./database.ts";

/** Which part of each parent's rows is wanted. */
interface Wanted {
  /** From 1. */
  page: number;
  size: number;
  /** The sorted column, or null for the table's own order. */
  column: string | null;
  isDescending: boolean;
  /** Whether equal rows, and unsorted ones, come newest first. */
  newestFirst: boolean;
}

/** A parent's rows on the page, and how many it has in all. */
interface Children<Row> {
  items: Row[];
  total: number;
}

/**
 * The same page of the rows of many parents, in two statements however many parents there are.
 * @param facet the column that names the parent; a facet of the table's list, so that totals come from its counters.
 */
export async function childPages<Row>(
  { db }: Store,
  table: TableName,
  facet: string,
  parents: readonly number[],
  { page, size, column, isDescending, newestFirst }: Wanted,
): Promise<Map<number, Children<Row>>> {
  const way = (descending: boolean) => sql.raw(descending ? "desc" : "asc");
  const byId = sql`id ${way(column === "id" ? isDescending : newestFirst)}`;
  const order = column && column !== "id" ? sql`${sql.ref(column)} ${way(isDescending)}, ${byId}` : byId;
  const parent = sql.ref(facet);
  const { rows } = await sql<Row & { childOf: number }>`select * from (
      select *, ${parent} as "childOf", row_number() over (partition by ${parent} order by ${order}) as place
      from ${sql.table(table)} where ${parent} in (${sql.join(parents)})) as placed
    where place > ${(page - 1) * size} and place <= ${page * size} order by place`.execute(db);
  const counts = await db
    .selectFrom("list_counts")
    .select(["value", "n"])
    .where("tableName", "=", table)
    .where("facet", "=", facet)
    .where("value", "in", parents.map(String))
    .execute();

  const totals = new Map(counts.map(({ value, n }) => [value, n]));
  const found = new Map(
    parents.map((id): [number, Children<Row>] => [id, { items: [], total: totals.get(String(id)) ?? 0 }]),
  );
  for (const row of rows) found.get(row.childOf)?.items.push(row);
  return found;
}
