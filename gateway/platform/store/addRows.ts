import { sql } from "kysely";
import type { Store, TableName } from "./database.ts";
import { cellsOf, insertion, shaped, written } from "./statements.ts";

/** So many rows go with one statement: enough that the others hardly matter, and few enough to be written quickly. */
const AT_ONCE = 100;

/**
 * Adds rows of one kind, which all have the same columns; those whose key is there already stay as they are. For rows that
 * come by the hundred: a statement is written once and then given others.
 */
export async function addRows(
  store: Store,
  table: TableName,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const columns = cellsOf(some[0] ?? {}).map(([name]) => name);
    const values = some.flatMap((row) => columns.map((column) => written(row[column])));
    const query = shaped(store, `add ${some.length} ${table} ${columns.join()}`, values, () =>
      insertion(table, some, sql`on conflict do nothing`),
    );
    await store.db.executeQuery(query);
  }
}
