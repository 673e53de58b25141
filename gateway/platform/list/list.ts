import { badInput } from "#gateway/platform/errors.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import type { RowTable, Stamps } from "#gateway/platform/store/rowTable.ts";
import { childPages } from "#gateway/platform/store/childPages.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import {
  countMatches,
  facetCounts,
  cachedByVersion,
  sumMatches,
  tableCount,
  type TableCount,
  valueCounts,
} from "#gateway/platform/store/listCounts.ts";
import { walkRows } from "#gateway/platform/store/listWalk.ts";
import { matchingRows } from "#gateway/platform/store/listRows.ts";
import { readFrom, type Reading } from "#gateway/platform/store/reading.ts";
import { matchesNothing, type Condition } from "#gateway/platform/store/listWhere.ts";

export type { Condition };

/** What the list of a table can do, declared once per entity. */
export interface ListSpec<Row, Sort extends string> {
  /** The column behind each sort; made by `createListIndexes`, so that every sort has its index. */
  sorts: Readonly<Record<Sort, keyof Row & string>>;
  /** Columns with counters: filtered by equality, counted without a scan. */
  facets: readonly (keyof Row & string)[];
  /** The order of equal rows, and of a list without a sort. */
  ties: "oldest" | "newest";
}

/** What one list request asks for. */
export interface ListArgs<Sort extends string> {
  /** From 1. */
  page: number;
  /** Rows a page, or null for all rows on one page. */
  itemsPerPage: number | null;
  sort?: { field: Sort; order: "ASC" | "DESC" } | null;
  /** Text that the search column contains. */
  q?: string | null;
  /** Conditions that must all be true. */
  where?: readonly Condition[];
}

/** Rows that a walk through a list reads at once. */
const WALK = 500;

/** The most rows that can be chosen by a filter. */
const MAX_IDS = 10_000;

/** A page of rows, and how many rows there are over all pages. */
export interface ListPage<Row> {
  items: Row[];
  total: number;
  page: number;
  itemsPerPage: number;
}

/** The list of one table: pages and counts whose cost does not grow with the table. */
export function defineList<Data extends object, Row extends Data & Stamps, Sort extends string>(
  { name: table }: RowTable<Data, Row>,
  declared: ListSpec<Row, Sort>,
) {
  const spec = { table, ...declared };
  const counter = (store: Store): Promise<TableCount> => readFrom(store, () => tableCount(store, table));

  /**
   * A page of the rows that match, in the order asked for; equal rows keep the table's own order. Rows are read once for
   * each version of the table: whoever is given one must not change it.
   */
  async function page(store: Store, args: ListArgs<Sort>): Promise<ListPage<Row>> {
    // Where the store answers at once, single rows are kept instead of pages.
    if (args.itemsPerPage === null || store.peek) return await readFrom(store, () => read(store, args));
    const whole = await counter(store);
    return await cachedByVersion(store, table, whole.version, JSON.stringify(["page", args]), () =>
      readFrom(store, () => read(store, args, whole)),
    );
  }

  function* read(store: Store, args: ListArgs<Sort>, counted?: TableCount): Reading<ListPage<Row>> {
    const whole = counted ?? (yield* tableCount(store, table));
    const q = args.q ? foldForSearch(args.q) : "";
    const conditions = args.where ?? [];
    const matches = yield* countMatches(store, spec, whole, q, conditions);
    const size = args.itemsPerPage ?? Math.max(matches.total, 1);
    const offset = (args.page - 1) * size;
    const answer = { total: matches.total, page: args.page, itemsPerPage: size };
    if (offset >= answer.total) return { items: [], ...answer };

    const items = yield* matchingRows<Row>(store, table, {
      q,
      conditions,
      size,
      offset,
      matches,
      whole,
      column: args.sort ? spec.sorts[args.sort.field] : null,
      isDescending: args.sort?.order === "DESC",
      newestFirst: spec.ties === "newest",
    });
    return { items, ...answer };
  }

  /** All rows that match, in pages of 500; memory holds one of them at a time. */
  async function* walk(
    store: Store,
    args: Omit<ListArgs<Sort>, "page" | "itemsPerPage">,
  ): AsyncGenerator<Row[]> {
    const q = args.q ? foldForSearch(args.q) : "";
    const conditions = args.where ?? [];
    if (matchesNothing(q, conditions)) return;
    yield* walkRows<Row>(store, table, {
      q,
      conditions,
      size: WALK,
      column: args.sort ? spec.sorts[args.sort.field] : null,
      isDescending: args.sort?.order === "DESC",
      newestFirst: spec.ties === "newest",
    });
  }

  /**
   * The ids of all rows that match, in the table's own order.
   * @throws {AppError} BAD_USER_INPUT when more than 10,000 match.
   */
  async function ids(store: Store, args: Pick<ListArgs<Sort>, "q" | "where">): Promise<number[]> {
    const { total } = await page(store, { ...args, page: 1, itemsPerPage: 1 });
    if (total > MAX_IDS) {
      throw badInput({
        filter: {
          code: "OUT_OF_RANGE",
          message: `${total} rows match, and at most ${MAX_IDS} can be changed at once: narrow the filter.`,
          params: { max: MAX_IDS },
        },
      });
    }
    const found: number[] = [];
    for await (const rows of walk(store, args)) found.push(...rows.map(({ id }) => id));
    return found;
  }

  /**
   * The same page of the rows of many parents.
   * @param facet the facet that names the parent.
   */
  async function pagesBy(
    store: Store,
    facet: keyof Row & string,
    parents: readonly number[],
    { page: at, itemsPerPage, sort }: Pick<ListArgs<Sort>, "page" | "sort"> & { itemsPerPage: number },
  ): Promise<Map<number, ListPage<Row>>> {
    const [only] = parents;
    if (only !== undefined && parents.length === 1) {
      return new Map([
        [only, await page(store, { page: at, itemsPerPage, sort, where: [{ column: facet, in: [only] }] })],
      ]);
    }
    const found = await childPages<Row>(store, table, facet, parents, {
      page: at,
      size: itemsPerPage,
      column: sort ? spec.sorts[sort.field] : null,
      isDescending: sort?.order === "DESC",
      newestFirst: spec.ties === "newest",
    });
    return new Map([...found].map(([parent, children]) => [parent, { ...children, page: at, itemsPerPage }]));
  }

  return {
    facets: spec.facets,
    page,
    pagesBy,
    walk,
    ids,
    /** How many rows the table holds. */
    total: async (store: Store): Promise<number> => (await counter(store)).n,
    /** How many rows match. */
    count: async (store: Store, where: readonly Condition[]): Promise<number> =>
      await readFrom(store, function* () {
        return (yield* countMatches(store, spec, yield* tableCount(store, table), "", where)).total;
      }),
    /** The sum of a column over the rows that match. */
    sum: async (
      store: Store,
      column: keyof Row & string,
      where: readonly Condition[] = [],
    ): Promise<number> => await sumMatches(store, table, (await counter(store)).version, column, where),
    /** How many of the rows that match have each value of a column, by the value as text. */
    values: async (
      store: Store,
      column: keyof Row & string,
      where: readonly Condition[],
    ): Promise<ReadonlyMap<string, number>> =>
      await valueCounts(store, table, (await counter(store)).version, column, where),
    /** The values of a facet that occur, with their counts, in the order of the values. */
    facet: (store: Store, facet: keyof Row & string): Promise<{ value: string; count: number }[]> =>
      facetCounts(store, table, facet),
    /** The table's version: it grows with every change. */
    version: async (store: Store): Promise<number> => (await counter(store)).version,
  };
}
