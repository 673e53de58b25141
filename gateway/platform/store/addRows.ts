import { sql, type RawBuilder } from "kysely";
import type { Store, TableName } from "./database.ts";
import { shaped, written } from "./statements.ts";

/** So many rows go with one statement: enough that the others hardly matter, and few enough to be written quickly. */
const AT_ONCE = 100;

function insertion(
  table: TableName,
  columns: readonly string[],
  values: readonly unknown[],
): RawBuilder<unknown> {
  const rows = Array.from(
    { length: values.length / columns.length },
    (_, at) => sql`(${sql.join(values.slice(at * columns.length, (at + 1) * columns.length))})`,
  );
  const into = sql`${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`;
  return sql`insert into ${into} values ${sql.join(rows)} on conflict do nothing`;
}

/**
 * Adds rows of one kind, which all have the same columns; those whose key is there already stay as they are. For rows that
 * come by the hundred: a statement is written once and then given others.
 */
export async function addRows(
  store: Store,
  table: TableName,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const values = some.flatMap((row) => columns.map((column) => written(row[column])));
    const query = shaped(store, `add ${some.length} ${table} ${columns.join()}`, values, () =>
      insertion(table, columns, values),
    );
    await store.db.executeQuery(query);
  }
}
