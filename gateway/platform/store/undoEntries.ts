import { sql, type Insertable } from "kysely";
import type { Db, TableName, UndoEntryTable, UndoTable } from "./database.ts";
import { batches, written } from "./statements.ts";

/** A row of any table as the store gives it out. */
export type AnyRow = Record<string, unknown>;

/** A row's key. */
type Key = number | string;

/** Reads the rows with these values in a column (the key by default). */
export async function readRows(
  db: Db,
  table: TableName,
  keys: readonly Key[],
  column = "id",
): Promise<AnyRow[]> {
  const found = await Promise.all(
    batches(keys).map(
      async (some) =>
        (
          await sql<AnyRow>`select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(some)})`.execute(
            db,
          )
        ).rows,
    ),
  );
  return found.flat();
}

/** Removes the rows with these values in a column (the key by default), and answers them as they were. */
export async function takeRows(
  db: Db,
  table: TableName,
  keys: readonly Key[],
  column = "id",
): Promise<AnyRow[]> {
  const taken: AnyRow[] = [];
  for (const some of batches(keys)) {
    const { rows } =
      await sql<AnyRow>`delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(some)}) returning *`.execute(
        db,
      );
    taken.push(...rows);
  }
  return taken;
}

/** Adds a row as it was read. */
export async function addRow(db: Db, table: TableName, row: AnyRow): Promise<void> {
  const columns = Object.keys(row).map((name) => sql.ref(name));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row).map(written))})`.execute(
    db,
  );
}

/** Gives the row of the same id these values. */
export async function setRow(db: Db, table: TableName, { id, ...row }: AnyRow): Promise<void> {
  const values = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${written(value)}`);
  await sql`update ${sql.table(table)} set ${sql.join(values)} where id = ${id}`.execute(db);
}

/** Keeps what is needed to take a change back; forgets what nobody can use any more. */
export async function keepUndo(
  db: Db,
  entry: Omit<Insertable<UndoEntryTable>, "tables"> & { tables: UndoTable[] },
  forgetBefore: string,
): Promise<void> {
  await db.deleteFrom("undo_entries").where("expiresAt", "<", forgetBefore).execute();
  await db
    .insertInto("undo_entries")
    .values({ ...entry, tables: JSON.stringify(entry.tables) })
    .execute();
}

/** The entry of a token, if it is the holder's. */
export const findUndo = async (db: Db, tokenHash: string, holder: string) =>
  await db
    .selectFrom("undo_entries")
    .selectAll()
    .where("tokenHash", "=", tokenHash)
    .where("holder", "=", holder)
    .executeTakeFirst();

/** Marks the entry as used, and says whether nobody did before. */
export async function useUndo(db: Db, tokenHash: string, usedAt: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("undo_entries")
    .set({ usedAt })
    .where("tokenHash", "=", tokenHash)
    .where("usedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets every way back: to be called once rows were replaced whole, as their versions begin anew and later edits would pass for the earlier ones. */
export async function forgetUndo(db: Db): Promise<void> {
  await db.deleteFrom("undo_entries").execute();
}
