import type { ApolloCache, Reference } from "@apollo/client";

interface CachedPage {
  items: readonly Reference[];
  total: number;
}

/** Where the cache holds what a list's screen shows: fields of Query. */
export interface ListFields {
  /** The pages of rows, `products` for example. */
  rows: string;
  /** What is worked out of all rows: summaries, a dashboard's numbers. */
  figures: readonly string[];
}

/** Forgets what is worked out of a list's rows; what is on the screen is asked for again. */
export function forgetFigures(cache: ApolloCache, { figures }: Pick<ListFields, "figures">): void {
  for (const fieldName of figures) cache.evict({ id: "ROOT_QUERY", fieldName });
}

/** Forgets a list's pages and figures: which rows a page holds may have changed. */
export function forgetLists(cache: ApolloCache, fields: ListFields): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: fields.rows });
  forgetFigures(cache, fields);
}

const isPage = (value: unknown): value is CachedPage => typeof value === "object" && value !== null && "items" in value && "total" in value;

/**
 * Takes rows out of every cached page of a list at once, before the gateway has answered. A page that would be left empty
 * keeps its rows until then, so that no "nothing here" flashes.
 */
export function dropFromLists(cache: ApolloCache, { rows }: Pick<ListFields, "rows">, ids: readonly string[]): void {
  cache.modify({
    id: "ROOT_QUERY",
    fields: {
      [rows]: (page: unknown, { readField }) => {
        if (!isPage(page)) return page;
        const items = page.items.filter((row) => !ids.includes(readField<string>("id", row) ?? ""));
        return items.length === 0 ? page : { ...page, items, total: page.total - (page.items.length - items.length) };
      },
    },
  });
}
