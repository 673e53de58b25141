import { sql, type Generated } from "kysely";
import type { Db, Store, TableName } from "./database.ts";
import { noteFileUses } from "./fileUses.ts";
import { setLastNumber } from "./numbering.ts";
import { readStatement } from "./reading.ts";
import { batches, cellsOf, insertion, shaped, written } from "./statements.ts";

/** What the store keeps of every row beside the row's own columns. */
export interface Stamps {
  id: number;
  /** From 1; one more with every change. */
  version: number;
  /** RFC 3339, UTC. */
  createdAt: string;
  updatedAt: string;
}

/** A row as `Database` declares its table. */
export type Stored<Row extends Stamps> = Omit<Row, "id" | "version"> & {
  id: Generated<number>;
  version: Generated<number>;
};

/** When a row was added and last changed. */
export type Dates = Pick<Stamps, "createdAt" | "updatedAt">;

/** A table of rows with whole-number keys; see `defineRows`. */
export type RowTable<Data extends object, Row extends Data & Stamps> = ReturnType<
  typeof defineRows<Data, Row>
>;

/**
 * A table of rows with whole-number keys that the store gives out, and what is done with any of them. `Data` is what is
 * written of a row, `Row` what is read.
 * @param derive the columns that are worked out of the others (sort keys, the search text), so that they always agree.
 */
export function defineRows<Data extends object, Row extends Data & Stamps>({
  name,
  derive,
}: {
  name: TableName;
  derive: (data: Data) => Partial<Row>;
}) {
  const table = sql.table(name);

  async function insertMany(db: Db, rows: readonly (Data & Dates)[]): Promise<Row[]> {
    const added: Row[] = [];
    for (const part of batches(rows)) {
      const some = part.map((row) => ({ ...row, ...derive(row) }));
      added.push(...(await sql<Row>`${insertion(name, some, sql`returning *`)}`.execute(db)).rows);
    }
    await noteFileUses(db, name, added);
    return added;
  }

  return {
    name,
    /** The row with this key. */
    byId: async (db: Db, id: number): Promise<Row | undefined> =>
      (await sql<Row>`select * from ${table} where id = ${id}`.execute(db)).rows[0],

    /** The same outside of the caller's transactions, and at once where the store can. */
    find: async (store: Store, id: number): Promise<Row | undefined> => {
      const query = shaped(
        store,
        `row ${name}`,
        [id],
        () => sql<Row>`select * from ${table} where id = ${id}`,
      );
      return (await readStatement(store, query))[0];
    },

    /** The rows with these keys that are there, in the order of their keys. */
    byIds: async (db: Db, ids: readonly number[]): Promise<Row[]> =>
      ids.length === 0
        ? []
        : (await sql<Row>`select * from ${table} where id in (${sql.join(ids)}) order by id`.execute(db))
            .rows,

    /** Adds many rows in batches, and answers them in the same order. */
    insertMany,

    /** Adds a row. */
    insert: async (db: Db, row: Data & Dates): Promise<Row> => {
      const [added] = await insertMany(db, [row]);
      if (!added) throw new Error(`The row for ${name} was not added.`);
      return added;
    },

    /** Adds rows that bring their keys, inside the caller's transaction; the table's own numbering goes on after them. */
    insertNumbered: async (store: Store, rows: readonly (Data & Dates & { id: number })[]): Promise<void> => {
      for (const part of batches(rows)) {
        const some = part.map((row) => ({ ...row, ...derive(row) }));
        await insertion(name, some, sql``).execute(store.db);
        await noteFileUses(store.db, name, some);
      }
      const {
        rows: [found],
      } = await sql<{ last: number | null }>`select max(id) as last from ${table}`.execute(store.db);
      await setLastNumber(store, name, found?.last ?? 0);
    },

    /** Changes a row as it was read; nothing, and undefined, when somebody else was faster. */
    update: async (db: Db, row: Row, changes: Partial<Data> & Partial<Dates>): Promise<Row | undefined> => {
      const cells = cellsOf({ ...changes, ...derive({ ...row, ...changes }), version: row.version + 1 });
      const set = cells.map(([column, value]) => sql`${sql.ref(column)} = ${written(value)}`);
      const { rows } =
        await sql<Row>`update ${table} set ${sql.join(set)} where id = ${row.id} and version = ${row.version} returning *`.execute(
          db,
        );
      await noteFileUses(db, name, rows);
      return rows[0];
    },
  };
}
