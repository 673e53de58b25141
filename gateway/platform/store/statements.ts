/** Rows or keys that one statement carries; PostgreSQL takes at most 65,535 parameters. */
const BATCH = 500;

/** The same in parts that one statement can carry. */
export const batches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));

/** A value as a statement carries it: objects and lists as JSON. */
export const written = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : value;
