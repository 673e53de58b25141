import { sql, type Kysely } from "kysely";
import type { Dialect } from "./database.ts";

/** What a list table is read by. */
export interface ListColumns {
  /** Columns lists are sorted by; each gets an index both ways, with ties in the order of `id`. */
  sorts: readonly string[];
  /** Columns whose values are counted and filtered by. */
  facets: readonly string[];
  /** Whether equal rows, and unsorted lists, come oldest or newest first. */
  ties: "oldest" | "newest";
}

/**
 * Makes everything that keeps a list fast however long the table is: indexes for sorts and facets, a trigram index on
 * the column `search`, and triggers that keep `list_counts` exact in the same transaction as every change. On SQLite
 * these indexes also hold the other facets: rows that a filter leaves out are passed over without being read.
 * The table must have the columns `id` (integer key) and `search` (folded text).
 */
export async function createListIndexes(
  db: Kysely<unknown>,
  dialect: Dialect,
  table: string,
  columns: ListColumns,
): Promise<void> {
  const tie = columns.ties === "oldest" ? "asc" : "desc";
  const beside = (column: string) =>
    dialect === "sqlite" ? columns.facets.filter((facet) => facet !== column) : [];
  for (const column of columns.sorts) {
    for (const way of ["asc", "desc"] as const) {
      await db.schema
        .createIndex(`${table}_${column}_${way}`)
        .on(table)
        .columns([`${column} ${way}`, `id ${tie}`, ...beside(column)])
        .execute();
    }
  }
  for (const column of columns.facets) {
    if (columns.sorts.includes(column)) continue;
    await db.schema
      .createIndex(`${table}_${column}_facet`)
      .on(table)
      .columns([column, `id ${tie}`, ...beside(column)])
      .execute();
  }
  await (dialect === "sqlite"
    ? sqliteParts(db, table, columns.facets)
    : postgresParts(db, table, columns.facets));
}

/** Makes the indexes anew that were made before they held the facets, which the table's trigger names. */
export async function addFacetsToIndexes(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  if (dialect !== "sqlite") return;
  const { rows } = await sql<{ table: string; name: string; made: string; trigger: string }>`
    select indexes.tbl_name as "table", indexes.name, indexes.sql as made, triggers.sql as trigger
    from sqlite_master as indexes join sqlite_master as triggers on triggers.name = indexes.tbl_name || '_added'
    where indexes.type = 'index' and indexes.sql is not null and triggers.type = 'trigger'`.execute(db);
  for (const { table, name, made, trigger } of rows) {
    const [, column, use] = new RegExp(`^${table}_(\\w+)_(asc|desc|facet)$`).exec(name) ?? [];
    const facets = [...trigger.matchAll(/cast\(new\."(\w+)" as text\)/g)].map(([, facet]) => facet);
    const beside = facets.filter((facet) => facet !== column).map((facet) => `, "${facet}"`);
    // Others may have named an index of a column of theirs in the same way.
    const isOurs = column !== undefined && (use !== "facet" || facets.includes(column));
    if (!isOurs || beside.length === 0 || made.includes(beside.join(""))) continue;
    await sql`drop index ${sql.ref(name)}`.execute(db);
    await sql.raw(made.replace(/\)$/, `${beside.join("")})`)).execute(db);
  }
}

async function sqliteParts(db: Kysely<unknown>, table: string, facets: readonly string[]): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(
    `create virtual table ${table}_fts using fts5(search, content='${table}', content_rowid='id', tokenize='trigram case_sensitive 1')`,
  );
  const count = (row: "new" | "old", by: 1 | -1) =>
    [["''", "''"], ...facets.map((facet) => [`'${facet}'`, `cast(${row}."${facet}" as text)`])]
      .map(
        ([facet, value]) =>
          `insert into list_counts ("tableName", facet, value, n, version) values ('${table}', ${facet}, ${value}, ${by}, 1)
       on conflict do update set n = n + ${by}, version = version + 1;`,
      )
      .join("\n");
  const index = {
    new: `insert into ${table}_fts(rowid, search) values (new.id, new.search);`,
    old: `insert into ${table}_fts(${table}_fts, rowid, search) values ('delete', old.id, old.search);`,
  };
  await run(
    `create trigger ${table}_added after insert on ${table} begin ${count("new", 1)} ${index.new} end`,
  );
  await run(
    `create trigger ${table}_removed after delete on ${table} begin ${count("old", -1)} ${index.old} end`,
  );
  await run(
    `create trigger ${table}_changed after update on ${table} begin ${count("old", -1)} ${count("new", 1)} end`,
  );
  await run(
    `create trigger ${table}_reworded after update of search on ${table} when old.search <> new.search begin ${index.old} ${index.new} end`,
  );
}

async function postgresParts(db: Kysely<unknown>, table: string, facets: readonly string[]): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create index ${table}_trigrams on ${table} using gin (search gin_trgm_ops)`);
  // Counts a statement's rows at once, so that a thousand rows cost little more than one.
  await run(`create or replace function list_count_rows() returns trigger language plpgsql as $$
    declare facet_name text; value_of text; rows_from text;
    begin
      rows_from := case tg_op when 'INSERT' then 'select 1 as step, * from added' when 'DELETE' then 'select -1 as step, * from gone'
        else 'select 1 as step, * from added union all select -1, * from gone' end;
      foreach facet_name in array array_prepend('', tg_argv[0:]) loop
        value_of := case facet_name when '' then quote_literal('') || '::text' else format('%I::text', facet_name) end;
        execute format('insert into list_counts as counted ("tableName", facet, value, n, version)
          select %L, %L, %s, sum(step), count(*) from (%s) as changed group by 3 order by 3
          on conflict ("tableName", facet, value) do update set n = counted.n + excluded.n, version = counted.version + excluded.version',
          tg_table_name, facet_name, value_of, rows_from);
      end loop;
      return null;
    end $$`);
  const names = facets.map((facet) => `'${facet}'`).join(", ");
  const count = (name: string, when: string, rows: string) =>
    run(
      `create trigger ${table}_${name} after ${when} on ${table} referencing ${rows} for each statement execute function list_count_rows(${names})`,
    );
  await count("added", "insert", "new table as added");
  await count("removed", "delete", "old table as gone");
  await count("changed", "update", "old table as gone new table as added");
}
