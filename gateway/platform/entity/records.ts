import type { z } from "zod";
import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
import type { RowTable, Stamps } from "#gateway/platform/store/rowTable.ts";
import { changeVersioned } from "#gateway/platform/store/versioned.ts";
import { changeUndoably, removeUndoably, type Dependents, type Undoable } from "./undo.ts";
import { keyOf, readInput } from "./inputs.ts";

/** The most rows that one bulk call changes. */
const MAX_BULK = 1_000;

/** What an entity declares of its rows. */
export interface RecordRules<Data extends object, Row extends Data & Stamps> {
  /** The row's kind in words, for messages. */
  what: string;
  /** Where the rows are; its name is also the topic of their changes. */
  table: RowTable<Data, Row>;
  /** Reads the input of a new row, where it holds all columns; else the entity adds rows by itself. */
  create?: z.ZodType<Data>;
  /** Reads the input of a change into the columns that change. */
  change: z.ZodType<Partial<Data>>;
  /** The fields of a change that null empties; any other that is null is as good as left out. */
  emptied?: readonly string[];
  /** Throws when the columns, each right in itself, do not go together. */
  check?: (row: Data) => void;
  /** Throws when a row as it is may not change so, or answers what else changes with it; `now` is the instant of the change. */
  amend?: (row: Row, changes: Partial<Data>, now: string, db: Db) => Partial<Data> | Promise<Partial<Data>>;
  /** A column whose value no two rows share: what is said when one is taken, and when many rows are to have the same. */
  unique?: { column: keyof Data & string; taken: string; ofOne: string };
  /** Rows of other tables that go with a removed row, and come back with it. */
  dependents?: readonly Dependents[];
}

/**
 * What is done with the rows of every entity alike: found, added, changed under their version, removed so that it can be
 * taken back, and all of it said on the live bus. What is special about an entity stands in its `rules.ts` beside this.
 */
export function defineRecords<Data extends object, Row extends Data & Stamps>({
  what,
  table,
  create,
  change,
  emptied,
  check,
  amend,
  unique,
  dependents = [],
}: RecordRules<Data, Row>) {
  const topic = table.name;

  /** Turns a taken unique value into a CONFLICT at its field. */
  async function refuseTaken<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } catch (error) {
      if (!unique || !isTaken(error, table.name, unique.column)) throw error;
      throw new AppError("CONFLICT", unique.taken, {
        fields: { [unique.column]: { code: "TAKEN", message: unique.taken } },
      });
    }
  }

  /**
   * Adds a row.
   * @throws {AppError} BAD_USER_INPUT when its columns do not go together; CONFLICT when a unique value is taken.
   */
  async function add({ store, clock, live }: RequestContext, data: Data): Promise<Row> {
    check?.(data);
    const now = timestamp(clock);
    const row = await refuseTaken(table.insert(store.db, { ...data, createdAt: now, updatedAt: now }));
    live.publish(topic, { kind: "CREATED", id: String(row.id) });
    return row;
  }

  /** Writes a change into a row as it was read; undefined when somebody else was faster. */
  async function write(db: Db, clock: Clock, row: Row, changes: Partial<Data>): Promise<Row | undefined> {
    const now = timestamp(clock);
    const all = { ...changes, ...(await amend?.(row, changes, now, db)) };
    check?.({ ...row, ...all });
    return await refuseTaken(table.update(db, row, { ...all, updatedAt: now }));
  }

  /** The keys of the rows that one bulk call names. */
  function bulkKeys(ids: readonly string[]): number[] {
    if (ids.length > MAX_BULK) {
      throw badInput({
        ids: {
          code: "TOO_LONG",
          message: `At most ${MAX_BULK} rows can be changed at once.`,
          params: { max: MAX_BULK },
        },
      });
    }
    return [...new Set(ids.map(keyOf))];
  }

  return {
    topic,
    bulkKeys,
    add,
    /**
     * Adds the row that the input says.
     * @throws {AppError} BAD_USER_INPUT by field; CONFLICT when a unique value is taken.
     */
    create: create && ((context: RequestContext, input: object) => add(context, readInput(create, input))),
    refuseTaken,
    write,
    /** Throws when the columns of a row do not go together. */
    check: (data: Data): void => check?.(data),

    /** The row with this identifier, or null. */
    find: async ({ store }: RequestContext, id: string): Promise<Row | null> =>
      (await table.find(store, keyOf(id))) ?? null,

    /**
     * Changes what the input names.
     * @throws {AppError} NOT_FOUND; BAD_USER_INPUT by field; CONFLICT; VERSION_CONFLICT with the current row.
     */
    update: async (
      { store: { db }, clock, live }: RequestContext,
      id: string,
      input: object,
      expectedVersion?: number | null,
    ): Promise<Row> => {
      const changes = readInput(change, input, emptied);
      return await changeVersioned(
        what,
        expectedVersion,
        () => table.byId(db, keyOf(id)),
        async (row) => {
          if (Object.keys(changes).length === 0) return row;
          const changed = await write(db, clock, row, changes);
          if (changed) live.publish(topic, { kind: "UPDATED", id: String(row.id) });
          return changed;
        },
      );
    },

    /**
     * Removes a row; `undo` brings it back.
     * @throws {AppError} NOT_FOUND.
     */
    remove: async (context: RequestContext, id: string): Promise<Undoable & { ids: string[] }> => {
      const removal = await removeUndoably(context, topic, [keyOf(id)], dependents);
      if (removal.ids.length === 0) throw notFound(what);
      return removal;
    },

    /**
     * Gives many rows the same new values; unknown identifiers are passed over, and `undo` takes all of it back.
     * @throws {AppError} BAD_USER_INPUT by field.
     */
    bulkUpdate: async (
      context: RequestContext,
      ids: readonly string[],
      input: object,
    ): Promise<Undoable & { items: Row[] }> => {
      const changes = readInput(change, input, emptied);
      if (unique && changes[unique.column] !== undefined)
        throw badInput({ [unique.column]: { code: "INVALID", message: unique.ofOne } });
      const keys = bulkKeys(ids);
      const { rows, undoToken } = await changeUndoably(context, topic, keys, async (db) => {
        const changed: Row[] = [];
        for (const row of await table.byIds(db, keys)) {
          const next = await write(db, context.clock, row, changes);
          if (next) changed.push(next);
        }
        return changed;
      });
      return { items: rows, undoToken };
    },

    /**
     * Removes many rows; unknown identifiers are passed over, and `undo` brings them back.
     * @throws {AppError} BAD_USER_INPUT when there are too many.
     */
    bulkRemove: async (
      context: RequestContext,
      ids: readonly string[],
    ): Promise<Undoable & { ids: string[] }> =>
      await removeUndoably(context, topic, bulkKeys(ids), dependents),
  };
}
