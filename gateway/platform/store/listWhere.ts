import { sql, type RawBuilder } from "kysely";
import type { Store } from "./database.ts";

/** A value a column can be compared with. */
export type Scalar = string | number | boolean;

/** What a row's column must be: one of some values, or within a range. */
export type Condition =
  | { column: string; in: readonly Scalar[] }
  | { column: string; min: number | string | null; max: number | string | null };

/** Searched text longer than any row's; it matches nothing. */
const MAX_SEARCH = 500;

/** Whether no row can match, whatever the table holds: no value to choose from, or text no column can hold. */
export const matchesNothing = (q: string, conditions: readonly Condition[]): boolean =>
  q.length > MAX_SEARCH ||
  q.includes("\0") ||
  conditions.some(
    (one) => "in" in one && one.in.every((value) => typeof value === "string" && value.includes("\0")),
  );

/**
 * The condition in SQL.
 * @param indexed false keeps SQLite from choosing the column's index, where walking the sort's index is cheaper.
 */
export function condition(store: Store, one: Condition, indexed: boolean): RawBuilder<unknown> {
  const bare = sql.ref(one.column);
  const ref = indexed || store.dialect !== "sqlite" ? bare : sql`+${bare}`;
  if ("in" in one) {
    if (one.in.length === 0) return sql`1 = 0`;
    return one.in.length === 1 ? sql`${ref} = ${one.in[0]}` : sql`${ref} in (${sql.join(one.in)})`;
  }
  const end = (value: number | string) =>
    typeof value === "number" ? sql`cast(${value} as bigint)` : sql`${value}`;
  const ends = [
    ...(one.min === null ? [] : [sql`${ref} >= ${end(one.min)}`]),
    ...(one.max === null ? [] : [sql`${ref} <= ${end(one.max)}`]),
  ];
  return sql.join(ends, sql` and `);
}

/** Whether a text is too short for the trigram index. */
export const isShort = (q: string): boolean => [...q].length < 3;

const liked = (q: string): string => `%${q.replace(/[\\%_]/g, "\\$&")}%`;
const quoted = (q: string): string => `"${q.replaceAll('"', '""')}"`;

/** Rows whose search column contains `q`: by the trigram index, or row by row along another index. */
export function searchWhere(store: Store, table: string, q: string, walk: boolean): RawBuilder<unknown> {
  if (store.dialect === "postgres") {
    return sql`${sql.ref("search")} like ${liked(q)}`;
  }
  if (walk || isShort(q)) return sql`instr(${sql.ref("search")}, ${q}) > 0`;
  return sql`${sql.ref("id")} in (select rowid from ${matched(table, quoted(q))})`;
}

function matched(table: string, value: string): RawBuilder<unknown> {
  const fts = sql.table(`${table}_fts`);
  return sql`${fts} where ${fts} match ${value}`;
}

/**
 * Where SQLite's trigram index alone knows which rows contain `q`: what it is asked, and the end of a statement that
 * asks it, whose `rowid` is the key of a row. Else null.
 */
export const indexed = ({ dialect }: Store, table: string, q: string) =>
  dialect === "sqlite" && q && !isShort(q)
    ? { value: quoted(q), write: () => matched(table, quoted(q)) }
    : null;

/** The rows that are wanted, as the end of a statement; see `shaped`. */
interface Where {
  shape: string;
  values: readonly unknown[];
  /** Begins with `where`; empty where all rows are wanted. */
  write: () => RawBuilder<unknown>;
}

const shapeOf = (one: Condition): string =>
  "in" in one
    ? `${one.column}:${one.in.length}`
    : `${one.column}:${one.min === null ? "" : typeof one.min}-${one.max === null ? "" : typeof one.max}`;

/**
 * The condition whose own index stands in the order of a walk, so that the walk may begin and end with it; undefined where
 * there is none.
 * @param column the sorted column, or null for the order of the keys, in which the rows of every single value stand.
 */
export const placed = (conditions: readonly Condition[], column: string | null): Condition | undefined =>
  conditions.find((one) =>
    one.column === column
      ? !("in" in one) || one.in.length === 1
      : (column === null || column === "id") && "in" in one && one.in.length === 1,
  );

/**
 * Rows that fulfil all conditions and contain `q`.
 * @param q folded text, or "".
 * @param walk whether they are looked for along the index of the sort; else by their own indexes.
 * @param begin the condition that a walk begins with; see `placed`.
 */
export function whereOf(
  store: Store,
  table: string,
  q: string,
  conditions: readonly Condition[],
  walk: boolean,
  begin?: Condition,
): Where {
  const isLiked = store.dialect === "postgres";
  const isByRow = walk || isShort(q);
  const values = conditions.flatMap((one): readonly unknown[] =>
    "in" in one ? one.in : [one.min, one.max].filter((end) => end !== null),
  );
  return {
    shape: `${walk} ${begin?.column} ${q && (isByRow ? "row" : "index")} ${conditions.map(shapeOf).join()}`,
    values: q ? [...values, isLiked ? liked(q) : isByRow ? q : quoted(q)] : values,
    write: () => {
      const wheres = conditions.map((one) => condition(store, one, !walk || one === begin));
      if (q) wheres.push(searchWhere(store, table, q, walk));
      return wheres.length > 0 ? sql`where ${sql.join(wheres, sql` and `)}` : sql``;
    },
  };
}
