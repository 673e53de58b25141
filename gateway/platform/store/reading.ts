import type { CompiledQuery } from "kysely";
import type { Store } from "./database.ts";

/** Statements that read, one after the other: each is handed out, and its rows are handed back. */
export type Reading<T> = Generator<CompiledQuery, T, unknown[]>;

/** A statement of a reading, and the rows that it answers. */
export function* ask<Row>(query: CompiledQuery<Row>): Reading<Row[]> {
  return (yield query) as Row[];
}

/**
 * Reads from the store: without waiting and on one state of it where the store can, else statement by statement.
 * @param begin begins the reading; it may be begun anew.
 */
export async function readFrom<T>({ db, peek }: Store, begin: () => Reading<T>): Promise<T> {
  const found = peek?.("transaction", (rows) => {
    const reading = begin();
    let step = reading.next([]);
    while (!step.done) step = reading.next(rows(step.value));
    return step.value;
  });
  if (found) return found.value;
  const reading = begin();
  let step = reading.next([]);
  while (!step.done) step = reading.next((await db.executeQuery(step.value)).rows);
  return step.value;
}

/** The rows of one statement that reads: without waiting where the store can. */
export async function readStatement<Row>({ db, peek }: Store, query: CompiledQuery<Row>): Promise<Row[]> {
  const found = peek?.("statement", (rows) => rows(query) as Row[]);
  return found ? found.value : (await db.executeQuery(query)).rows;
}
