import { sql, type CompiledQuery, type RawBuilder } from "kysely";
import type { Store, TableName } from "./database.ts";

/** Rows or keys that one statement carries; PostgreSQL takes at most 65,535 parameters. */
const BATCH = 500;

/** The same in parts that one statement can carry. */
export const batches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));

/** A value as a statement carries it: objects and lists as JSON. */
export const written = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : value;

/** What is written of a row: a column without a value is left out. */
export const cellsOf = (row: object): [name: string, value: unknown][] =>
  Object.entries(row).filter(([, value]) => value !== undefined);

/**
 * The statement that adds rows, which have the columns of the first, in whatever order.
 * @param ending what follows the values: what becomes of rows whose key is there already, and what is answered.
 */
export function insertion(
  table: TableName,
  rows: readonly object[],
  ending: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const columns = cellsOf(rows[0] ?? {}).map(([name]) => name);
  const values = rows.map((row) => {
    const cells = new Map(cellsOf(row));
    return sql`(${sql.join(columns.map((name) => written(cells.get(name))))})`;
  });
  return sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) values ${sql.join(values)} ${ending}`;
}

const SHAPES_AT_MOST = 1_000;
const kept = new Map<string, CompiledQuery>();

/**
 * A statement that is written once for each shape, and from then on only given other values.
 * @param shape tells its text from that of every other statement.
 * @param values what it is given, in the order in which its text takes them.
 * @param write writes it with these values.
 */
export function shaped<Row>(
  { db, dialect }: Store,
  shape: string,
  values: readonly unknown[],
  write: () => RawBuilder<Row>,
): CompiledQuery<Row> {
  const key = `${dialect} ${shape}`;
  const known = kept.get(key);
  if (known) return { ...known, parameters: values };
  const query = write().compile(db);
  if (query.parameters.length !== values.length || query.parameters.some((one, at) => one !== values[at]))
    throw new Error(`The statement "${shape}" takes other values than it is given.`);
  if (kept.size >= SHAPES_AT_MOST) kept.clear();
  kept.set(key, query);
  return query;
}
