import { sql } from "kysely";
import type { Dialect, Store, TableName } from "./database.ts";

/** What a column's values are, as JavaScript has them. */
export type ColumnKind = "plain" | "json" | "bytes";

/** A table of the store, with the columns that are written, not worked out by the store. */
export interface StoredTable {
  name: TableName;
  columns: { name: string; kind: ColumnKind }[];
}

const kinds: Record<string, ColumnKind> = { json: "json", jsonb: "json", blob: "bytes", bytea: "bytes" };

/** What is kept beside the rows, and made anew from them or by the next call. */
const derived = new Set(["kysely_migration", "kysely_migration_lock", "list_counts", "rate_limits"]);

const columnsIn = (dialect: Dialect) =>
  sql<{ table: TableName; name: string; type: string }>`${sql.raw(
    dialect === "sqlite"
      ? `select t.name as "table", c.name, lower(c.type) as type from pragma_table_list t join pragma_table_info(t.name) c
         where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\' order by t.name, c.cid`
      : `select t.table_name as "table", c.column_name as name, c.data_type as type
         from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
         where t.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
         order by t.table_name collate "C", c.ordinal_position`,
  )}`;

const referencesIn = (dialect: Dialect) =>
  sql<{ child: string; parent: string }>`${sql.raw(
    dialect === "sqlite"
      ? `select t.name as child, f."table" as parent from pragma_table_list t join pragma_foreign_key_list(t.name) f where t.schema = 'main'`
      : `select child.relname as child, parent.relname as parent from pg_constraint r
         join pg_class child on child.oid = r.conrelid join pg_class parent on parent.oid = r.confrelid where r.contype = 'f'`,
  )}`;

/** The tables whose rows are the store's content, by name, but each after those that its rows refer to. */
export async function tablesOf({ db, dialect }: Pick<Store, "db" | "dialect">): Promise<StoredTable[]> {
  const { rows } = await columnsIn(dialect).execute(db);
  const { rows: references } = await referencesIn(dialect).execute(db);
  const byName = Map.groupBy(
    rows.filter(({ table }) => !derived.has(table)),
    ({ table }) => table,
  );
  const ordered = new Map<string, StoredTable>();
  const add = (name: TableName, columns: typeof rows): void => {
    if (ordered.has(name)) return;
    for (const { child, parent } of references) {
      const [first] = byName.get(parent as TableName) ?? [];
      if (child === name && parent !== name && first) add(first.table, byName.get(first.table) ?? []);
    }
    ordered.set(name, {
      name,
      columns: columns.map((column) => ({ name: column.name, kind: kinds[column.type] ?? "plain" })),
    });
  };
  for (const [name, columns] of byName) add(name, columns);
  return [...ordered.values()];
}
