import { sql } from "kysely";
import type { Store, TableName } from "./database.ts";
import { condition, searchWhere, type Condition } from "./listWhere.ts";

/** What rows are wanted, and how many there are. */
interface Wanted {
  /** Folded text to search, or "". */
  q: string;
  conditions: readonly Condition[];
  /** The sorted column, or null for the table's own order. */
  column: string | null;
  isDescending: boolean;
  /** Whether equal rows, and unsorted ones, come newest first. */
  newestFirst: boolean;
  size: number;
  offset: number;
  /** How many rows match; more than `offset`. */
  total: number;
  /** How many rows the table holds. */
  whole: number;
}

/** So many matches are cheaper to collect and sort than to look for along the sort's index, wherever in it they stand. */
const COLLECT = 5_000;

/** Reads one page of the matching rows by the way that costs least in a long table. */
export async function matchingRows<Row>(store: Store, table: TableName, wanted: Wanted): Promise<Row[]> {
  const { q, conditions, column, isDescending, newestFirst, size, offset, total, whole } = wanted;
  // Matches are spread evenly over the ids, so a walk along them is as long as their share says; over other columns they may crowd.
  const steps = (Math.min(offset + size, total - offset) * whole) / total;
  const walk = total === whole || (column ? total > COLLECT : steps < Math.max(COLLECT, total));
  const wheres = conditions.map((one) => condition(store, one, !walk));
  if (q) wheres.push(searchWhere(store, table, q, walk));

  // The second half is read from its end, so that the last page costs what the first does.
  const fromEnd = offset > total / 2;
  const count = Math.min(size, total - offset);
  const way = (descending: boolean) => sql.raw(descending !== fromEnd ? "desc" : "asc");
  const key = column && (walk || store.dialect !== "sqlite" ? sql.ref(column) : sql`+${sql.ref(column)}`);
  const byId = sql`${sql.ref("id")} ${way(column === "id" ? isDescending : newestFirst)}`;
  const order = key && column !== "id" ? sql`${key} ${way(isDescending)}, ${byId}` : byId;

  const { rows } = await sql<Row>`select * from ${sql.table(table)}
    ${wheres.length > 0 ? sql`where ${sql.join(wheres, sql` and `)}` : sql``}
    order by ${order} limit ${count} offset ${fromEnd ? total - offset - count : offset}`.execute(store.db);
  return fromEnd ? rows.toReversed() : rows;
}
