import { sql } from "kysely";
import type { Store, TableName } from "./database.ts";
import { ask, type Reading } from "./reading.ts";
import { shaped } from "./statements.ts";

/** How many rows of a table are kept. */
const KEPT_AT_MOST = 500;

interface Kept {
  version: number;
  /** By their keys; what was used last stands last. */
  rows: Map<number, unknown>;
}

const kept = new WeakMap<Store["db"], Map<TableName, Kept>>();

/** What is kept of a table in this version; whoever asks must know the type by the table. */
function keptOf<Row>({ db }: Store, table: TableName, version: number): Map<number, Row> {
  const tables = kept.get(db) ?? new Map<TableName, Kept>();
  kept.set(db, tables);
  const known = tables.get(table);
  if (known?.version === version) return known.rows as Map<number, Row>;
  const rows = new Map<number, Row>();
  tables.set(table, { version, rows });
  return rows;
}

/**
 * The rows with these keys, in this order. Each is read once for each version of its table, whatever lists it stands in:
 * whoever is given one must not change it. Null where a row is not there.
 * @param version the table's version, read before the keys were.
 */
export function* keptRows<Row extends { id: number }>(
  store: Store,
  table: TableName,
  version: number,
  keys: readonly number[],
): Reading<Row[] | null> {
  const known = keptOf<Row>(store, table, version);
  const missing = keys.filter((id) => !known.has(id));
  if (missing.length > 0) {
    const ids = JSON.stringify(missing);
    const query = shaped(
      store,
      `rows ${table}`,
      [ids],
      () => sql<Row>`select * from ${sql.table(table)} where id in (select value from json_each(${ids}))`,
    );
    for (const row of yield* ask(query)) known.set(row.id, row);
  }
  const rows: Row[] = [];
  for (const id of keys) {
    const row = known.get(id);
    if (!row) return null;
    rows.push(row);
    known.delete(id);
    known.set(id, row);
  }
  for (const [id] of known) {
    if (known.size <= KEPT_AT_MOST) break;
    known.delete(id);
  }
  return rows;
}
