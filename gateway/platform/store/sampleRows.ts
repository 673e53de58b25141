import { sql } from "kysely";
import { z } from "zod";
import type { Clock } from "#gateway/platform/clock.ts";
import type { RowChange } from "#gateway/platform/live.ts";
import type { Store, TableName } from "./database.ts";

/** What a folder below `fixtures/` holds for one entity: plain JSON rows. */
export type Fixture = readonly unknown[];

/**
 * The rows of a fixture, checked once: so that no quicker check is compiled for those that come later.
 * @throws {ZodError} where one is not what it must be.
 */
export const readRows = <Row extends z.ZodType>(row: Row, fixture: Fixture): z.output<Row>[] =>
  z.array(row).parse(fixture, { jitless: true });

/** An entity as far as its sample rows go. */
export interface SampleSource {
  /** The path in every tree, for example `ecommerce/products`. */
  name: string;
  /** Its sample rows. */
  sample?: {
    /** `accounts` are made at first start only; `rows` are also put back by a reset. */
    kind: "accounts" | "rows";
    /** The table they go into; its name is also the topic of its changes. */
    table: TableName;
    /** More tables of the same rows, those that are referred to first. */
    furtherTables?: readonly TableName[];
    /** Writes the rows of the fixture into the empty table, inside a transaction. */
    fill: (store: Store, fixture: Fixture, clock: Clock) => Promise<void>;
  };
}

/** The tables of all entities' sample rows, those that are referred to first. */
export function sampleTables(entities: readonly SampleSource[]): TableName[] {
  return entities.flatMap(({ sample }) =>
    sample?.kind === "rows" ? [sample.table, ...(sample.furtherTables ?? [])] : [],
  );
}

/** How many rows the tables hold together. */
export async function countRows(store: Store, tables: readonly TableName[]): Promise<number> {
  let sum = 0;
  for (const table of tables) {
    const { rows } = await sql<{ n: number | string }>`select count(*) as n from ${sql.table(table)}`.execute(
      store.db,
    );
    sum += Number(rows[0]?.n ?? 0);
  }
  return sum;
}

/** So many changes of one table are told one by one; who missed the rest reads the list again after these anyway. */
const TOLD_AT_MOST = 1_000;

async function rowsById(store: Store, table: TableName): Promise<Map<string, string>> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(store.db);
  return new Map(
    rows.flatMap(({ id, ...row }) =>
      typeof id === "number" || typeof id === "string" ? [[String(id), JSON.stringify(row)]] : [],
    ),
  );
}

function difference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): RowChange[] {
  const gone = [...before.keys()]
    .filter((id) => !after.has(id))
    .map((id): RowChange => ({ kind: "DELETED", id }));
  const here = [...after].flatMap(([id, row]): RowChange[] => {
    const was = before.get(id);
    return was === row ? [] : [{ kind: was === undefined ? "CREATED" : "UPDATED", id }];
  });
  return [...gone, ...here].slice(0, TOLD_AT_MOST);
}

/** Does something to whole tables and answers what became of their rows: what to say on the tables' topics. */
export async function changesBy(
  store: Store,
  tables: readonly TableName[],
  work: () => Promise<void>,
): Promise<Map<TableName, RowChange[]>> {
  const before = new Map<TableName, Map<string, string>>();
  for (const table of tables) before.set(table, await rowsById(store, table));
  await work();
  const changes = new Map<TableName, RowChange[]>();
  for (const table of tables)
    changes.set(table, difference(before.get(table) ?? new Map(), await rowsById(store, table)));
  return changes;
}
