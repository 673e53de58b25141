import { sql, type Kysely } from "kysely";
import type { Dialect } from "./database.ts";
import { createListIndexes, type ListColumns } from "./listIndex.ts";
import { jsonType, serialKey, type Step, textType } from "./migrate.ts";

type Type = "text" | "integer" | "boolean" | "json";

/** A column of a table of rows: its type, never empty unless it says so; a counter begins with 0 and is kept by triggers. */
export type Column = Type | `${Type} or null` | `${Type} unique` | "counter";

/**
 * Makes a table of rows and everything that keeps its lists fast. It has the given columns, and beside them the key `id`,
 * `version`, `createdAt`, `updatedAt` and the folded `search`. A migration calls it with the columns written out, so that
 * it does the same for ever, whatever becomes of the entity.
 */
export async function createRows(
  db: Kysely<unknown>,
  dialect: Dialect,
  table: string,
  columns: Readonly<Record<string, Column>>,
  list: ListColumns,
): Promise<void> {
  const types = {
    text: textType(dialect),
    integer: sql`integer`,
    boolean: sql`boolean`,
    json: jsonType(dialect),
  };
  // PostgreSQL's bigint comes as a text; a double holds every whole number up to 2^53.
  const counter = dialect === "postgres" ? sql`double precision` : sql`integer`;
  const typeOf = (column: Column) =>
    column === "counter"
      ? counter
      : column.startsWith("text")
        ? types.text
        : column.startsWith("json")
          ? types.json
          : column.startsWith("boolean")
            ? types.boolean
            : types.integer;
  let creation = db.schema.createTable(table).addColumn("id", serialKey(dialect));
  const all: Record<string, Column> = { ...columns, createdAt: "text", updatedAt: "text", search: "text" };
  for (const [name, column] of Object.entries(all)) {
    creation = creation.addColumn(name, typeOf(column), (c) => {
      const filled = column.endsWith(" or null") ? c : c.notNull();
      return column.endsWith(" unique")
        ? filled.unique()
        : column === "counter"
          ? filled.defaultTo(0)
          : filled;
    });
  }
  await creation.addColumn("version", "integer", (c) => c.notNull().defaultTo(1)).execute();
  await createListIndexes(db, dialect, table, list);
}

/** The migration of a table that is made once and never changed, by its number and the table's name. */
export const rowsMigration = (
  number: string,
  table: string,
  columns: Readonly<Record<string, Column>>,
  list: ListColumns,
): Record<string, Step> => ({
  [`${number}_${table}`]: (db, dialect) => createRows(db, dialect, table, columns, list),
});
