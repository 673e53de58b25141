import type { ApolloCache, Reference } from "@apollo/client";
import type { Query } from "#web/generated/types.ts";
import { isRecord } from "#web/lib/isRecord.ts";

/** A field of Query, as the cache holds it. */
export type RootField = Exclude<keyof Query, "__typename">;

interface CachedPage {
  items: readonly Reference[];
  total: number;
}

/** Where the cache holds what a list's screen shows. */
export interface ListCacheKeys {
  /** The pages of rows, `products` for example. */
  rows: RootField;
  /** What is worked out of all rows: summaries, a dashboard's numbers. */
  figures: readonly RootField[];
  /** The summary whose `total` counts the rows, and its facets by the row's field that they count: `{ byStatus: "status" }`. */
  counts?: { summary: RootField; facets?: Readonly<Record<string, string>> };
}

interface Versions {
  now: number;
  followers: Set<() => void>;
  /** The version at which a query was answered, by its name and variables. */
  answered: Map<string, number>;
}

const versions = new WeakMap<ApolloCache, Map<RootField, Versions>>();

/** How often the rows of a list changed in a way that pages may not show yet, and who follows that. */
export function versionsOf(cache: ApolloCache, rows: RootField): Versions {
  const lists = versions.get(cache) ?? new Map<RootField, Versions>();
  versions.set(cache, lists);
  const one = lists.get(rows) ?? { now: 0, followers: new Set(), answered: new Map() };
  lists.set(rows, one);
  return one;
}

/** Notes that a page of a list, named by its query and variables, is asked for now, unless it was before. */
export function notePage(cache: ApolloCache, rows: RootField, page: string): void {
  const { answered, now } = versionsOf(cache, rows);
  if (!answered.has(page)) answered.set(page, now);
}

/** Forgets what is worked out of a list's rows; what is on the screen is asked for again. */
export function forgetFigures(cache: ApolloCache, { figures }: Pick<ListCacheKeys, "figures">): void {
  for (const fieldName of figures) cache.evict({ id: "ROOT_QUERY", fieldName });
}

/**
 * Says that other rows may stand on a list's pages, and forgets its figures. Nothing leaves the screen: the page that is
 * shown is asked for behind it, the others when they are shown (see `useFreshPage`).
 */
export function refreshLists(cache: ApolloCache, keys: ListCacheKeys): void {
  const list = versionsOf(cache, keys.rows);
  list.now += 1;
  forgetFigures(cache, keys);
  for (const changed of list.followers) changed();
}

const isPage = (value: unknown): value is CachedPage =>
  typeof value === "object" && value !== null && "items" in value && "total" in value;

/** A page as it was before rows were taken out of it, by the name that the cache holds it under. */
export type PagesBefore = ReadonlyMap<string, CachedPage>;

/** The cached pages of a list as they are now, for `putBack`. */
export function pagesOf(cache: ApolloCache, { rows }: Pick<ListCacheKeys, "rows">): PagesBefore {
  const pages = new Map<string, CachedPage>();
  cache.modify({
    id: "ROOT_QUERY",
    fields: {
      [rows]: (page: unknown, { storeFieldName }) => {
        if (isPage(page)) pages.set(storeFieldName, page);
        return page;
      },
    },
  });
  return pages;
}

/** Adds to the total of the list's summary, and to the facets of the rows. */
function count(cache: ApolloCache, { counts }: ListCacheKeys, rows: readonly Reference[], by: number): void {
  if (!counts) return;
  cache.modify({
    id: "ROOT_QUERY",
    fields: {
      [counts.summary]: (summary: unknown, { readField }) => {
        if (!isRecord(summary) || typeof summary["total"] !== "number") return summary;
        const changed: Record<string, unknown> = { ...summary, total: summary["total"] + by };
        const sign = Math.sign(by);
        for (const [facet, field] of Object.entries(counts.facets ?? {})) {
          const values = summary[facet];
          if (!Array.isArray(values)) continue;
          changed[facet] = values.map((one: unknown) => {
            if (!isRecord(one) || typeof one["count"] !== "number") return one;
            const here = rows.filter((row) => readField(field, row) === one["value"]).length;
            return { ...one, count: one["count"] + sign * here };
          });
        }
        return changed;
      },
    },
  });
}

/**
 * Takes rows out of every cached page of a list, and out of its totals, at once, before the gateway has answered. A page
 * that would be left empty keeps its rows until then, so that no "nothing here" flashes.
 */
export function dropFromLists(cache: ApolloCache, keys: ListCacheKeys, ids: readonly string[]): void {
  const gone = new Map<string, Reference>();
  cache.modify({
    id: "ROOT_QUERY",
    fields: {
      [keys.rows]: (page: unknown, { readField }) => {
        if (!isPage(page)) return page;
        const items = page.items.filter((row) => {
          if (!ids.includes(readField<string>("id", row) ?? "")) return true;
          gone.set(row.__ref, row);
          return false;
        });
        return items.length === 0
          ? page
          : { ...page, items, total: page.total - (page.items.length - items.length) };
      },
    },
  });
  if (gone.size > 0) count(cache, keys, [...gone.values()], -gone.size);
}

/** Puts rows that were taken out back to where they stood, while the gateway's answer is on its way. */
export function putBack(cache: ApolloCache, keys: ListCacheKeys, before: PagesBefore): void {
  const back = new Map<string, Reference>();
  cache.modify({
    id: "ROOT_QUERY",
    fields: {
      [keys.rows]: (page: unknown, { storeFieldName }) => {
        const was = before.get(storeFieldName);
        if (!was || !isPage(page)) return page;
        const here = new Set(page.items.map(({ __ref }) => __ref));
        const items = [...page.items];
        was.items.forEach((row, at) => {
          if (here.has(row.__ref)) return;
          items.splice(at, 0, row);
          back.set(row.__ref, row);
        });
        return {
          ...page,
          items: items.slice(0, Math.max(was.items.length, page.items.length)),
          total: was.total,
        };
      },
    },
  });
  if (back.size > 0) count(cache, keys, [...back.values()], back.size);
}
