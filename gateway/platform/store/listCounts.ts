import { sql } from "kysely";
import type { Store, TableName } from "./database.ts";
import { lookForMatches, matchesAt, type Matches } from "./listMatches.ts";
import { matchesNothing, whereOf, type Condition, type Scalar } from "./listWhere.ts";
import { ask, type Reading } from "./reading.ts";
import { shaped } from "./statements.ts";

/** How many rows a table holds, and its version. */
export interface TableCount {
  n: number;
  version: number;
}

/** Reads the table's own counter, as every list request does; an untouched table counts 0. */
export function* tableCount(store: Store, table: TableName): Reading<TableCount> {
  const query = shaped(
    store,
    "table count",
    [table],
    () => sql<TableCount>`select n, version from list_counts
      where "tableName" = ${table} and facet = '' and value = ''`,
  );
  const [row] = yield* ask(query);
  return row ?? { n: 0, version: 0 };
}

/** The values of a facet that occur now, with their counts, in the order of the values. */
export async function facetCounts(
  store: Store,
  table: TableName,
  facet: string,
): Promise<{ value: string; count: number }[]> {
  return await store.db
    .selectFrom("list_counts")
    .select(["value", "n as count"])
    .where("tableName", "=", table)
    .where("facet", "=", facet)
    .where("n", ">", 0)
    .orderBy("value")
    .execute();
}

const asText = (store: Store, value: Scalar): string =>
  typeof value === "boolean" && store.dialect === "sqlite" ? String(Number(value)) : String(value);

const kept = new WeakMap<Store["db"], Map<string, Promise<unknown>>>();
const KEPT_AT_MOST = 1_000;

/** What was kept for a store; whoever asks must know the type by the name. */
function keptFor<T>({ db }: Store): Map<string, Promise<T>> {
  const known = kept.get(db) ?? new Map<string, Promise<unknown>>();
  kept.set(db, known);
  return known as Map<string, Promise<T>>;
}

/**
 * Something read from a table, read once for each version of it; the thousand used last are kept.
 * @param key what it is, unique within the table; the same key always gives the same type.
 */
export async function cachedByVersion<T>(
  store: Store,
  table: TableName,
  version: number,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  const known = keptFor<T>(store);
  const name = `${table}\u0001${version}\u0001${key}`;
  const found = known.get(name);
  // What is used last stands last, and the first goes.
  if (found) {
    known.delete(name);
    known.set(name, found);
    return await found;
  }
  const begun = work();
  known.set(name, begun);
  begun.catch(() => known.delete(name));
  const [oldest] = known.keys();
  if (known.size > KEPT_AT_MOST && oldest !== undefined) known.delete(oldest);
  return await begun;
}

/** How many rows match: from the counters where they know, else from the table; once per filter and table version. */
export function* countMatches(
  store: Store,
  spec: { table: TableName; facets: readonly string[] },
  whole: TableCount,
  q: string,
  conditions: readonly Condition[],
): Reading<Matches> {
  if (matchesNothing(q, conditions)) return { total: 0, keys: null };
  if (!q && conditions.length === 0) return { total: whole.n, keys: null };
  const { table } = spec;
  return yield* matchesAt(store, table, whole.version, q, conditions, () => {
    const [only] = conditions;
    return !q && conditions.length === 1 && only && "in" in only && spec.facets.includes(only.column)
      ? countFacet(store, table, only.column, only.in)
      : lookForMatches(store, table, q, conditions);
  });
}

function* countFacet(
  store: Store,
  table: TableName,
  facet: string,
  values: readonly Scalar[],
): Reading<Matches> {
  const texts = values.map((value) => asText(store, value));
  const query = shaped(
    store,
    `facet count ${texts.length}`,
    [table, facet, ...texts],
    () => sql<{ n: number | string | null }>`select sum(n) as n from list_counts
      where "tableName" = ${table} and facet = ${facet} and value in (${sql.join(texts)})`,
  );
  return { total: Number((yield* ask(query))[0]?.n ?? 0), keys: null };
}

/** The sum of a column over the rows that match: read once per filter and table version. */
export async function sumMatches(
  store: Store,
  table: TableName,
  version: number,
  column: string,
  conditions: readonly Condition[],
): Promise<number> {
  return await cachedByVersion(
    store,
    table,
    version,
    JSON.stringify(["sum", column, conditions]),
    async () => {
      const { rows } = await sql<{
        value: number | string | null;
      }>`select sum(${sql.ref(column)}) as value from ${sql.table(table)}
      ${whereOf(store, table, "", conditions, false).write()}`.execute(store.db);
      return Number(rows[0]?.value ?? 0);
    },
  );
}

/** How many of the rows that match have each value of a column, by the value as text: read once per filter and table version. */
export async function valueCounts(
  store: Store,
  table: TableName,
  version: number,
  column: string,
  conditions: readonly Condition[],
): Promise<ReadonlyMap<string, number>> {
  return await cachedByVersion(
    store,
    table,
    version,
    JSON.stringify(["values", column, conditions]),
    async () => {
      const { rows } = await sql<{
        value: number | string;
        n: number | string;
      }>`select ${sql.ref(column)} as value, count(*) as n from ${sql.table(table)}
      ${whereOf(store, table, "", conditions, false).write()} group by ${sql.ref(column)}`.execute(store.db);
      return new Map(rows.map(({ value, n }) => [String(value), Number(n)]));
    },
  );
}
