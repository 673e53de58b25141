import type { CompiledQuery, RawBuilder } from "kysely";
import type { Store } from "./database.ts";

/** Rows or keys that one statement carries; PostgreSQL takes at most 65,535 parameters. */
const BATCH = 500;

/** The same in parts that one statement can carry. */
export const batches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));

/** A value as a statement carries it: objects and lists as JSON. */
export const written = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : value;

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
