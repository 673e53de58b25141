import { sql } from "kysely";
import type { Store, TableName } from "./database.ts";
import { indexed, whereOf, type Condition } from "./listWhere.ts";
import { perStore } from "./perStore.ts";
import { ask, type Reading } from "./reading.ts";
import { shaped } from "./statements.ts";

/** The rows that match a text and conditions. */
export interface Matches {
  /** How many there are. */
  total: number;
  /** Their keys as a JSON list where they are few and the trigram index alone knew them; else null. */
  keys: string | null;
}

/** So few keys are kept with their count: their page needs no second look into the index. */
const FEW = 200;

const matchesOf = perStore<Matches>(400_000, ({ keys }) => keys?.length ?? 0);

/**
 * The rows that match, looked for once per filter and table version.
 * @param q folded text, or "".
 * @param version the table's version, read before.
 * @param look looks for them.
 */
export function* matchesAt(
  store: Store,
  table: TableName,
  version: number,
  q: string,
  conditions: readonly Condition[],
  look: () => Reading<Matches>,
): Reading<Matches> {
  const known = matchesOf(store);
  const name = JSON.stringify([table, version, q, conditions]);
  const found = known.get(name) ?? (yield* look());
  known.set(name, found);
  return found;
}

/** Looks for the rows that match in the table itself. */
export function* lookForMatches(
  store: Store,
  table: TableName,
  q: string,
  conditions: readonly Condition[],
): Reading<Matches> {
  const index = conditions.length === 0 ? indexed(store, table, q) : null;
  if (!index) {
    const where = whereOf(store, table, q, conditions, false);
    const query = shaped(
      store,
      `count ${table} ${where.shape}`,
      where.values,
      () => sql<{ n: number | string }>`select count(*) as n from ${sql.table(table)} ${where.write()}`,
    );
    return { total: Number((yield* ask(query))[0]?.n ?? 0), keys: null };
  }
  // One more than are kept tells that there are too many; only these are counted to their end.
  const query = shaped(
    store,
    `matches ${table}`,
    [FEW, index.value, index.value, FEW + 1],
    () =>
      sql<{ n: number; keys: string }>`select keys,
        case when some > ${FEW} then (select count(*) from ${index.write()}) else some end as n
        from (select count(*) as some, json_group_array(id) as keys
          from (select rowid as id from ${index.write()} limit ${FEW + 1}))`,
  );
  const { n = 0, keys = "[]" } = (yield* ask(query))[0] ?? {};
  return { total: n, keys: n <= FEW ? keys : null };
}
