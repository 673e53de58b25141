import { randomUUID } from "node:crypto";
import type { Store } from "#gateway/platform/store/database.ts";
import { sizeOf } from "./leaf.ts";
import type { Row } from "./world.ts";

/** How many sandboxes may have changes at once: more than the 50 and the main data that can be in use. */
export const MAX_STORES = 64;
/** How much the changed rows of one sandbox may hold together, in characters of JSON. */
export const MAX_CHARACTERS = 1_048_576;

/** What was done to one seeded row. */
export interface Change {
  values: Row;
  isAdded: boolean;
  isRemoved: boolean;
}

const unchanged: Change = { values: {}, isAdded: false, isRemoved: false };
const charactersOf = (row: string, change: Change): number => row.length + JSON.stringify(change).length;

/**
 * What was done to the seeded rows of one sandbox, at most 1,048,576 characters of it: beyond that the row that was
 * changed longest ago is as it was seeded.
 */
export class Changes {
  readonly #rows = new Map<string, Change>();
  readonly #added = new Map<string, number>();
  #size = 0;

  /** What was done to the row; nothing, where nothing was. */
  of(type: string, id: string): Change {
    return this.#rows.get(`${type}:${id}`) ?? unchanged;
  }

  /** The ids that were added to the type and are still known, in that order. */
  added(type: string): string[] {
    const ids = [...this.#rows].flatMap(([row, { isAdded }]) =>
      isAdded && row.startsWith(`${type}:`) ? [Number(row.slice(type.length + 1))] : [],
    );
    return ids.toSorted((a, b) => a - b).map(String);
  }

  /** Adds a row to the type and answers its id, which follows those of all rows before it. */
  add(type: string, values: Row): string {
    const count = (this.#added.get(type) ?? 0) + 1;
    this.#added.set(type, count);
    const id = String(sizeOf(type) + count);
    this.change(type, id, { values, isAdded: true });
    return id;
  }

  /** Lays a change over those of the row. */
  change(type: string, id: string, { values, ...marks }: Partial<Change>): void {
    const row = `${type}:${id}`;
    const before = this.of(type, id);
    this.#forget(row);
    const after = { ...before, ...marks, values: { ...before.values, ...values } };
    this.#rows.set(row, after);
    this.#size += charactersOf(row, after);
    for (const oldest of this.#rows.keys()) {
      if (this.#size <= MAX_CHARACTERS) break;
      this.#forget(oldest);
    }
  }

  #forget(row: string): void {
    const known = this.#rows.get(row);
    if (!known) return;
    this.#rows.delete(row);
    this.#size -= charactersOf(row, known);
  }
}

/** A store is known by its `close`, also within a transaction. */
const names = new WeakMap<Store["close"], string>();
const sandboxes = new Map<string, Changes>();
const none = new Changes();

/** The name by which the refs of seeded rows say whose they are: one for each store, and never the same again. */
export function storeName({ close }: Pick<Store, "close">): string {
  const name = names.get(close) ?? randomUUID();
  names.set(close, name);
  return name;
}

/** What was done in the sandbox; nothing, where nothing was. */
export function changesIn(sandbox: string): Pick<Changes, "of" | "added"> {
  const known = sandboxes.get(sandbox);
  return known ? keep(sandbox, known) : none;
}

/** The changes of the sandbox, to add to. */
export const changing = (sandbox: string): Changes => keep(sandbox, sandboxes.get(sandbox) ?? new Changes());

/** Keeps the changes of the 64 sandboxes that were used last. */
function keep(sandbox: string, changes: Changes): Changes {
  sandboxes.delete(sandbox);
  sandboxes.set(sandbox, changes);
  for (const oldest of sandboxes.keys()) {
    if (sandboxes.size <= MAX_STORES) break;
    sandboxes.delete(oldest);
  }
  return changes;
}

/** Forgets what mutations did to the seeded rows of a store. */
export const forgetMockRows = (store: Store): boolean => sandboxes.delete(storeName(store));

/** Forgets what mutations did to the seeded rows of all stores. */
export const forgetAllMockRows = (): void => sandboxes.clear();
