import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { FORMAT, stepsOf } from "./backup.ts";
import type { Store } from "./database.ts";
import { migrate, type Step } from "./migrate.ts";
import { setLastNumber } from "./numbering.ts";
import { StoreError } from "./open.ts";
import { tablesOf, type ColumnKind, type StoredTable } from "./tables.ts";

/** Values that one statement binds at most, and about how many characters they take in the backup. */
const MOST_VALUES = 20_000;
const MOST_CHARACTERS = 1_000_000;

const header = z.object({ berth: z.int(), createdAt: z.string(), steps: z.array(z.string()) });
const line = z.union([
  z.array(z.unknown()),
  z.object({ table: z.string(), columns: z.array(z.string()), last: z.int() }),
  z.object({ end: z.int() }),
]);

const newer = () =>
  new StoreError("This backup was made by a newer version: restore it with that one. Nothing was restored.");
const damaged = () => new StoreError("This backup is damaged or not whole: nothing was restored.");

function read<T>(schema: z.ZodType<T>, text: string | undefined): T {
  try {
    return schema.parse(JSON.parse(text ?? ""));
  } catch {
    throw damaged();
  }
}

/** The value as the store takes it. */
function bound(kind: ColumnKind | undefined, value: unknown): unknown {
  if (value === null) return null;
  if (kind === "json") return JSON.stringify(value);
  return kind === "bytes" && typeof value === "string" ? Buffer.from(value, "base64") : value;
}

/** Takes away what the steps themselves have put there: the backup has it too, as it was. */
async function clear(store: Store, tables: readonly StoredTable[]): Promise<void> {
  for (const { name } of tables.toReversed()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(store.db);
    if (rows.length > 0) await sql`delete from ${sql.table(name)}`.execute(store.db);
  }
}

/** Brings an empty store to the shape that a backup has. */
async function shape(store: Store, steps: Record<string, Step>, then: readonly string[]) {
  const notEmpty = () =>
    new StoreError("This store is not empty: a backup is restored into a new one. Nothing was changed.");
  const done = await stepsOf(store);
  if (done.some((step) => !then.includes(step))) throw notEmpty();
  for (const { name } of await tablesOf(store)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(store.db);
    if (rows.length > 0) throw notEmpty();
  }
  await migrate(store, steps, then);
  const now = new Set(await stepsOf(store));
  if (then.some((step) => !now.has(step))) throw newer();
  const tables = await tablesOf(store);
  await clear(store, tables);
  return tables;
}

interface Writer {
  /** @param size how many characters the row takes in the backup. */
  add(row: readonly unknown[], size: number): Promise<void>;
  end(): Promise<void>;
}

/** Writes the rows of one table, some at a time. */
function writerInto(
  store: Store,
  tables: readonly StoredTable[],
  { table, columns, last }: { table: string; columns: readonly string[]; last: number },
): Writer {
  const stored = tables.find(({ name }) => name === table);
  const kinds = columns.map((column) => stored?.columns.find(({ name }) => name === column)?.kind);
  if (!stored || kinds.includes(undefined)) throw damaged();
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const most = Math.max(Math.floor(MOST_VALUES / columns.length), 1);
  let waiting: RawBuilder<unknown>[] = [];
  let size = 0;
  const write = async () => {
    if (waiting.length > 0)
      await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(waiting)}`.execute(store.db);
    [waiting, size] = [[], 0];
  };
  return {
    add: async (row, taken) => {
      if (row.length !== columns.length) throw damaged();
      waiting.push(sql`(${sql.join(row.map((value, at) => bound(kinds[at], value)))})`);
      size += taken;
      if (waiting.length === most || size > MOST_CHARACTERS) await write();
    },
    end: async () => {
      await write();
      if (last > 0) await setLastNumber(store, stored.name, last);
    },
  };
}

/**
 * Puts what a backup holds into an empty store, all of it or nothing, and brings the store to the newest shape.
 * @param lines of `backupOf`.
 * @param steps the entities' steps by name.
 * @returns how many rows there are, and when the backup was made.
 * @throws {StoreError} where the store is not empty, and where the backup is damaged or of a newer version.
 */
export async function restoreInto(
  store: Store,
  lines: AsyncIterable<string>,
  steps: Record<string, Step>,
): Promise<{ rows: number; createdAt: string }> {
  const all = lines[Symbol.asyncIterator]();
  const next = async (): Promise<string | undefined> => {
    const found = await all.next().catch(() => {
      throw damaged();
    });
    return found.done === true ? undefined : found.value;
  };
  const head = read(header, await next());
  if (head.berth > FORMAT) throw newer();
  const tables = await shape(store, steps, head.steps);
  const rows = await store.db.transaction().execute(async (db) => {
    const inside = { ...store, db };
    let count = 0;
    let writer: Writer | undefined;
    for (;;) {
      const text = await next();
      const found = read(line, text);
      if (Array.isArray(found)) {
        if (!writer) throw damaged();
        await writer.add(found, text?.length ?? 0);
        count += 1;
      } else {
        await writer?.end();
        if ("table" in found) writer = writerInto(inside, tables, found);
        else if (found.end === count) return count;
        else throw damaged();
      }
    }
  });
  await migrate(store, steps);
  return { rows, createdAt: head.createdAt };
}
