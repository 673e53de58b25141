import { sql, type CompiledQuery, type RawBuilder } from "kysely";
import type { Store, TableName } from "./database.ts";
import { keptRows } from "./keptRows.ts";
import type { TableCount } from "./listCounts.ts";
import type { Matches } from "./listMatches.ts";
import { isShort, placed, whereOf, type Condition } from "./listWhere.ts";
import { perStore } from "./perStore.ts";
import { ask, type Reading } from "./reading.ts";
import { shaped } from "./statements.ts";

/** What rows are wanted, and how many there are. */
interface Wanted {
  /** Folded text to search, or "". */
  q: string;
  conditions: readonly Condition[];
  /** The sorted column, or null for the table's own order. */
  column: string | null;
  isDescending: boolean;
  /** Whether equal rows, and unsorted ones, come newest first. */
  newestFirst: boolean;
  size: number;
  offset: number;
  /** The rows that match; more than `offset`. */
  matches: Matches;
  /** The table's own counter, read before `total` was. */
  whole: TableCount;
}

/** So many matches are cheaper to collect and sort than to look for along the sort's index, wherever in it they stand. */
const COLLECT = 5_000;

/** Where no index knows the matches, they are looked for along the sort's index if they fill so many pages. */
const PAGES = 8;

/** Longer pages are read whole: hardly any other page shows their rows. */
const KEYED = 100;

/** So few matches are looked for once in their order: every page of them is cut from it. */
const WHOLE = 200;

/** The keys that were looked for, in their order, by what was wanted and the version of the table. */
const keysIn = perStore<readonly number[]>(200_000, (keys) => keys.length);

/** Reads one page of the matching rows by the way that costs least in a long table. */
export function* matchingRows<Row extends { id: number }>(
  store: Store,
  table: TableName,
  wanted: Wanted,
): Reading<Row[]> {
  const { q, conditions, column, isDescending, newestFirst, size, offset, whole } = wanted;
  const { total, keys: few } = wanted.matches;
  // Matches are spread evenly over the ids, so a walk along them is as long as their share says; over other columns they may crowd.
  const steps = (Math.min(offset + size, total - offset) * whole.n) / total;
  const isUnknown = isShort(q) && conditions.length === 0;
  const isMany = total > (isUnknown ? Math.min(COLLECT, PAGES * (offset + size)) : COLLECT);
  const walk = total === whole.n || (column ? isMany : steps < Math.max(COLLECT, total));
  const where =
    few !== null && !walk
      ? {
          shape: "of few",
          values: [few],
          write: () => sql`where ${sql.ref("id")} in (select value from json_each(${few}))`,
        }
      : whereOf(store, table, q, conditions, walk, walk ? placed(conditions, column) : undefined);

  const query = <Found>(columns: "*" | "id", { at, count }: Part) => {
    // The second half is read from its end, so that the last page costs what the first does.
    const fromEnd = at > total / 2;
    const skipped = fromEnd ? total - at - count : at;
    const statement = shaped<Found>(
      store,
      `page ${columns} ${table} ${where.shape} ${column} ${isDescending} ${newestFirst} ${fromEnd}`,
      [...where.values, count, skipped],
      () => sql`select ${sql.raw(columns)} from ${sql.table(table)} ${where.write()}
        order by ${orderOf(store, wanted, walk, fromEnd)} limit ${count} offset ${skipped}`,
    );
    return inOrder(statement, fromEnd);
  };

  // Keys stand in the index of the sort, and most rows were read for another page.
  const page = { at: offset, count: Math.min(size, total - offset) };
  const isKeyed = page.count <= KEYED && store.dialect === "sqlite";
  const keys = isKeyed
    ? yield* keysOf(store, table, wanted, page, (part) => query<{ id: number }>("id", part))
    : null;
  return (
    (keys && (yield* keptRows<Row>(store, table, whole.version, keys))) ?? (yield* query<Row>("*", page))
  );
}

/** Some of the matching rows: how many stand before them, and how many they are. */
interface Part {
  at: number;
  count: number;
}

function* inOrder<Row>(query: CompiledQuery<Row>, isReversed: boolean): Reading<Row[]> {
  const rows = yield* ask(query);
  return isReversed ? rows.toReversed() : rows;
}

/** The keys of a page; they, or those of all matches where these are few, are looked for once per version of the table. */
function* keysOf(
  store: Store,
  table: TableName,
  { q, conditions, column, isDescending, newestFirst, matches, whole }: Wanted,
  page: Part,
  look: (part: Part) => Reading<{ id: number }[]>,
): Reading<readonly number[]> {
  const isWhole = matches.total <= WHOLE;
  const part = isWhole ? { at: 0, count: matches.total } : page;
  const known = keysIn(store);
  const order = [column, isDescending, newestFirst, part.at, part.count];
  const name = JSON.stringify([table, whole.version, q, conditions, order]);
  const keys = known.get(name) ?? (yield* look(part)).map(({ id }) => id);
  known.set(name, keys);
  return isWhole ? keys.slice(page.at, page.at + page.count) : keys;
}

function orderOf(
  { dialect }: Store,
  { column, isDescending, newestFirst }: Wanted,
  walk: boolean,
  fromEnd: boolean,
): RawBuilder<unknown> {
  const way = (descending: boolean) => sql.raw(descending !== fromEnd ? "desc" : "asc");
  const byId = sql`${sql.ref("id")} ${way(column === "id" ? isDescending : newestFirst)}`;
  if (!column || column === "id") return byId;
  const key = walk || dialect !== "sqlite" ? sql.ref(column) : sql`+${sql.ref(column)}`;
  return sql`${key} ${way(isDescending)}, ${byId}`;
}
