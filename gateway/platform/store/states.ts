import { sql } from "kysely";
import type { Database, Db, TableName } from "./database.ts";

/** Which column of a table says how a row stands. */
export type StateColumn = {
  [Table in TableName]: { table: Table; column: keyof Database[Table] & string };
}[TableName];

/** How many rows stand how. */
export async function countStates(
  db: Db,
  { table, column }: { table: TableName; column: string },
): Promise<{ state: string; count: number }[]> {
  const state = sql.ref(column);
  const { rows } = await sql<{
    state: string;
    n: number | string;
  }>`select ${state} as state, count(*) as n from ${sql.table(table)} group by ${state} order by ${state}`.execute(
    db,
  );
  return rows.map((row) => ({ state: row.state, count: Number(row.n) }));
}
