import { sql } from "kysely";
import type { Database, Db, TableName } from "./database.ts";

/**
 * The earliest moment in a column, by its index; null where there is none.
 * @returns RFC 3339, UTC.
 */
export async function earliest<Table extends TableName>(
  db: Db,
  table: Table,
  column: keyof Database[Table] & string,
): Promise<string | null> {
  const at = sql.ref(column);
  const found = await sql<{
    at: string;
  }>`select ${at} as at from ${sql.table(table)} where ${at} is not null order by ${at} limit 1`.execute(db);
  return found.rows[0]?.at ?? null;
}
