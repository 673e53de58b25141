import { sql, type RawBuilder } from "kysely";
import type { Store, TableName } from "./database.ts";
import { condition, searchWhere, type Condition, type Scalar } from "./listWhere.ts";

/** Which rows are walked through, and in which order. */
interface Walk {
  /** Folded text to search, or "". */
  q: string;
  conditions: readonly Condition[];
  /** The sorted column, or null for the table's own order. */
  column: string | null;
  isDescending: boolean;
  /** Whether equal rows, and unsorted ones, come newest first. */
  newestFirst: boolean;
  /** Rows read at once. */
  size: number;
}

/**
 * Reads all matching rows in pages, each from where the one before ended, so that the last page costs what the first does
 * and no more than one page is ever held. Rows that change meanwhile are read as they are when their turn comes.
 */
export async function* walkRows<Row extends { id: number }>(
  store: Store,
  table: TableName,
  walk: Walk,
): AsyncGenerator<Row[]> {
  const { q, conditions, isDescending, newestFirst, size } = walk;
  const column = walk.column === "id" ? null : walk.column;
  const idDown = walk.column === "id" ? isDescending : newestFirst;
  const wheres = conditions.map((one) => condition(store, one, false));
  if (q) wheres.push(searchWhere(store, table, q, true));

  const beyond = (name: string, value: Scalar, down: boolean) =>
    sql`${sql.ref(name)} ${sql.raw(down ? "<" : ">")} ${value}`;
  const byId = sql`${sql.ref("id")} ${sql.raw(idDown ? "desc" : "asc")}`;
  const read = async (
    place: RawBuilder<unknown>[],
    order: RawBuilder<unknown>,
    limit: number,
  ): Promise<Row[]> => {
    const all = [...place, ...wheres];
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      ${all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``} order by ${order} limit ${limit}`.execute(
      store.db,
    );
    return rows;
  };
  const sorted = column ? sql`${sql.ref(column)} ${sql.raw(isDescending ? "desc" : "asc")}, ${byId}` : byId;

  let rows = await read([], sorted, size);
  for (;;) {
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < size) return;
    if (!column) {
      rows = await read([beyond("id", last.id, idDown)], byId, size);
      continue;
    }
    const value = valueOf(last, column);
    const equal = await read([sql`${sql.ref(column)} = ${value}`, beyond("id", last.id, idDown)], byId, size);
    const rest = size - equal.length;
    rows =
      rest === 0 ? equal : [...equal, ...(await read([beyond(column, value, isDescending)], sorted, rest))];
  }
}

function valueOf(row: object, column: string): Scalar {
  const value: unknown = Object.getOwnPropertyDescriptor(row, column)?.value;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  throw new TypeError(`Rows are sorted by ${column}, which must not be null.`);
}
