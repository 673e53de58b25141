import type { Generated, Kysely } from "kysely";

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

/**
 * Every table of the store. A repository adds its own by
 * `declare module ".../platform/store/database.ts" { interface Database { my_table: MyTable } }`.
 */
export interface Database {
  list_counts: ListCountTable;
  sample_fills: SampleFillTable;
}

/** A connection or a transaction: what repositories take. */
export type Db = Kysely<Database>;

/** The two families of SQL that the store speaks. */
export type Dialect = "sqlite" | "postgres";

/** An open store. */
export interface Store {
  readonly db: Db;
  readonly dialect: Dialect;
  /** Closes all connections; the store cannot be used afterwards. */
  close(): Promise<void>;
}

/** Names tables for messages and topics. */
export type TableName = keyof Database & string;
