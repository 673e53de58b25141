import { MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { AppError, type UndoReason } from "#gateway/platform/errors.ts";
import type { RowChange } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { newToken, tokenHash } from "#gateway/platform/auth/secrets.ts";
import type { Db, TableName, UndoTable } from "#gateway/platform/store/database.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import {
  addRow,
  findUndo,
  keepUndo,
  readRows,
  setRow,
  takeRows,
  useUndo,
  type AnyRow,
} from "#gateway/platform/store/undoEntries.ts";
import { keepInvariant, type Invariant } from "./invariant.ts";

/** How long a change can be taken back, and how long it is still told why not, in milliseconds. */
const UNDO_MS = MINUTE;
const TOLD_MS = 10 * MINUTE;

/** Rows that go with the rows of a table: those whose `column` holds one of their ids. */
export interface Dependents {
  table: TableName;
  column: string;
}

/** What a mutation that can be taken back answers. */
export interface Undoable {
  /** For `undo`; null when nothing changed. */
  undoToken: string | null;
}

const sentences: Record<UndoReason, string> = {
  UNKNOWN:
    "There is nothing to undo with this token: it is misspelt, belongs to somebody else, or is long past.",
  EXPIRED: "This can no longer be undone: an undo is possible for 60 seconds.",
  USED: "This was undone already.",
  CHANGED: "This cannot be undone: it was changed again meanwhile. Look at the current values.",
};

const refusal = (reason: UndoReason): AppError => new AppError("UNDO_REFUSED", sentences[reason], { reason });

const holderOf = ({ viewer }: RequestContext): string => viewer?.userId ?? "guest";

const idOf = (row: AnyRow): string => String(row["id"]);
const versionOf = (row: AnyRow): number => Number(row["version"]);
const versions = (rows: readonly AnyRow[]) =>
  Object.fromEntries(rows.map((row) => [idOf(row), versionOf(row)]));

/** Keeps the way back of a change inside the change's transaction. */
async function keep(context: RequestContext, db: Db, tables: UndoTable[]): Promise<string> {
  const token = newToken();
  await keepUndo(
    db,
    {
      tokenHash: tokenHash(token),
      holder: holderOf(context),
      tables,
      usedAt: null,
      expiresAt: timestamp(context.clock, UNDO_MS),
    },
    timestamp(context.clock, -TOLD_MS),
  );
  return token;
}

/**
 * Removes rows so that the caller can take it back for a minute; says so on the table's topic.
 * @param keys the rows' keys; unknown ones are passed over.
 * @param dependents tables whose rows go with them and come back with them.
 */
export async function removeUndoably(
  context: RequestContext,
  table: TableName,
  keys: readonly number[],
  dependents: readonly Dependents[] = [],
): Promise<Undoable & { ids: string[] }> {
  const done = await inTransaction(context.store, async (db) => {
    const below: UndoTable[] = [];
    for (const one of dependents)
      below.push({ table: one.table, before: await takeRows(db, one.table, keys, one.column), after: {} });
    const before = await takeRows(db, table, keys);
    return {
      ids: before.map(idOf),
      undoToken: before.length > 0 ? await keep(context, db, [{ table, before, after: {} }, ...below]) : null,
    };
  });
  context.live.publish(table, ...done.ids.map((id) => ({ kind: "DELETED" as const, id })));
  return done;
}

/**
 * Changes or adds rows so that the caller can take it back for a minute, and says on the table's topic what changed.
 * @param keys the rows that may change; none for new rows.
 * @param work does it and answers the rows as they are now: rows of `keys` with a higher version, or new ones.
 * @param isUndoable whether what was done can be taken back at all; whatever changed a row, by default.
 */
export async function changeUndoably<Row extends { id: number; version: number }>(
  context: RequestContext,
  table: TableName,
  keys: readonly number[],
  work: (db: Db) => Promise<Row[]>,
  isUndoable: (rows: readonly Row[]) => boolean = (rows) => rows.length > 0,
): Promise<Undoable & { rows: Row[] }> {
  const done = await inTransaction(context.store, async (db) => {
    const read = await readRows(db, table, keys);
    const rows = await work(db);
    const after = Object.fromEntries(rows.map(({ id, version }) => [String(id), version]));
    const before = read.filter((row) => Object.hasOwn(after, idOf(row)));
    const known = new Set(before.map(idOf));
    return {
      rows,
      known,
      undoToken: isUndoable(rows) ? await keep(context, db, [{ table, before, after }]) : null,
    };
  });
  context.live.publish(
    table,
    ...done.rows.map(({ id }) => ({
      kind: done.known.has(String(id)) ? ("UPDATED" as const) : ("CREATED" as const),
      id: String(id),
    })),
  );
  return done;
}

/** Puts one table's rows back and answers what happened to them; refuses when one of them is not as the change left it. */
async function putBack(db: Db, { table, before, after }: UndoTable): Promise<RowChange[]> {
  const keys = [...new Set([...before.map(idOf), ...Object.keys(after)])].map((id) =>
    /^\d+$/.test(id) ? Number(id) : id,
  );
  const now = versions(await readRows(db, table, keys));
  const expected = Object.entries(after);
  if (Object.keys(now).length !== expected.length || expected.some(([id, version]) => now[id] !== version))
    throw refusal("CHANGED");
  const was = new Set(before.map(idOf));
  const added = keys.filter((key) => !was.has(String(key)));
  await takeRows(db, table, added);
  const changes: RowChange[] = added.map((key) => ({ kind: "DELETED", id: String(key) }));
  for (const row of before) {
    const left = after[idOf(row)];
    if (left === undefined) await addRow(db, table, row);
    else await setRow(db, table, { ...row, version: left + 1 });
    changes.push({ kind: left === undefined ? "CREATED" : "UPDATED", id: idOf(row) });
  }
  return changes;
}

const opposite = { CREATED: "DELETED", DELETED: "CREATED", UPDATED: "UPDATED" } as const;

/**
 * Takes the change behind a token back: all of its rows, or none.
 * @throws {AppError} UNDO_REFUSED with the reason, or the refusal of an invariant that it would end.
 */
async function undo(context: RequestContext, token: string, invariants: ReadonlyMap<string, Invariant>) {
  const { store, clock, live } = context;
  const hash = tokenHash(token);
  const done = await inTransaction(store, async (db) => {
    const entry = await findUndo(db, hash, holderOf(context));
    if (!entry) throw refusal("UNKNOWN");
    if (entry.usedAt !== null || !(await useUndo(db, hash, timestamp(clock)))) throw refusal("USED");
    if (entry.expiresAt < timestamp(clock)) throw refusal("EXPIRED");
    const changes: { table: string; changes: RowChange[] }[] = [];
    for (const one of entry.tables) {
      const invariant = invariants.get(one.table);
      const back = () => putBack(db, one);
      changes.push({
        table: one.table,
        changes: invariant ? await keepInvariant({ ...store, db }, invariant, back) : await back(),
      });
    }
    return changes;
  }).catch((error: unknown) => {
    throw isTaken(error) ? refusal("CHANGED") : error;
  });
  for (const { table, changes } of done) live.publish(table, ...changes);
  const [first] = done;
  const [change] = first?.changes ?? [];
  return { kind: opposite[change?.kind ?? "UPDATED"], ids: first?.changes.map(({ id }) => id) ?? [] };
}

/** The resolvers of `schema/undo.graphql`. */
export function undoResolvers(entities: readonly { invariant?: Invariant }[]) {
  const invariants = new Map(
    entities.flatMap(({ invariant }) => (invariant ? [[invariant.table, invariant] as const] : [])),
  );
  return {
    Mutation: {
      undo: (_: unknown, { token }: { token: string }, context: RequestContext) =>
        undo(context, token, invariants),
    },
  };
}
