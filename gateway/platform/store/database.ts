import type { ColumnType, CompiledQuery, Generated, Kysely } from "kysely";
import type { Tally } from "#gateway/platform/metrics/tally.ts";
import type { TableVersions } from "./tableVersions.ts";

/** Counters of the lists: how many rows a table holds, in all (facet "") and for each value of its facets. */
export interface ListCountTable {
  tableName: string;
  facet: string;
  value: string;
  n: number;
  /** Grows with every change to the table; kept in the row of facet "" only. */
  version: Generated<number>;
}

/** Which entities' sample rows were put into the store, and when. */
export interface SampleFillTable {
  name: string;
  filledAt: string;
}

/** Calls that came with an idempotency key: what was asked, and the answer to give again. */
export interface IdempotencyKeyTable {
  /** Whose key it is: keys of two people never meet. */
  holder: string;
  key: string;
  /** A hash of the call and its arguments. */
  request: string;
  /** The answer under `value`, written as JSON; null only while the call is under way. */
  answer: ColumnType<{ value?: unknown } | null, string | null, string | null>;
  expiresAt: string;
}

/** What one table's rows were before a change, and which versions the change left; a row in one of the two alone came or went. */
export interface UndoTable {
  table: TableName;
  before: Record<string, unknown>[];
  /** Versions by id. */
  after: Record<string, number>;
}

/** Changes that can still be taken back: removed rows rest here. */
export interface UndoEntryTable {
  tokenHash: string;
  /** Who made the change. */
  holder: string;
  tables: ColumnType<UndoTable[], string, never>;
  usedAt: string | null;
  expiresAt: string;
}

/** Counters of limits: how many points a key has used up, until it begins anew. */
export interface RateLimitTable {
  key: string;
  points: number;
  expiresAt: string;
}

/**
 * Every table of the store. A repository adds its own by
 * `declare module ".../platform/store/database.ts" { interface Database { my_table: MyTable } }`.
 */
export interface Database {
  list_counts: ListCountTable;
  sample_fills: SampleFillTable;
  idempotency_keys: IdempotencyKeyTable;
  undo_entries: UndoEntryTable;
  rate_limits: RateLimitTable;
}

/** A connection or a transaction: what repositories take. */
export type Db = Kysely<Database>;

/** The two families of SQL that the store speaks. */
export type Dialect = "sqlite" | "postgres";

/** An open store. */
export interface Store {
  readonly db: Db;
  readonly dialect: Dialect;
  /**
   * Reads without waiting, where the dialect can and no transaction is under way; null where rows have to be asked for by
   * `db`. See `readFrom`.
   * @param extent what sees one state of the store: each statement, or all that is read.
   * @param work is given what answers the rows of a statement; it must do nothing but read.
   */
  readonly peek?: <T>(
    extent: "statement" | "transaction",
    work: (rows: (query: CompiledQuery) => unknown[]) => T,
  ) => { value: T } | null;
  /** Tells which tables changed; only where the dialect can. */
  readonly versions?: TableVersions;
  /** How often it was asked, and how long that took. */
  readonly statements?: Tally;
  /** The connections to a server, and who waits for one; only where there are several. */
  readonly pool?: () => { open: number; idle: number; waiting: number };
  /** Closes all connections; the store cannot be used afterwards. */
  close(): Promise<void>;
}

/** Names tables for messages and topics. */
export type TableName = keyof Database & string;
