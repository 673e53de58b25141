import type { ApolloCache, Reference } from "@apollo/client";

interface CachedPage {
  items: readonly Reference[];
  total: number;
}

const isPage = (value: unknown): value is CachedPage => typeof value === "object" && value !== null && "items" in value && "total" in value;

/**
 * Takes rows out of every cached page of a list at once, before the gateway has answered. A page that would be left empty
 * keeps its rows until then, so that no "nothing here" flashes.
 * @param field the list's field of Query, `products` for example.
 */
export function dropFromLists(cache: ApolloCache, field: string, ids: readonly string[]): void {
  cache.modify({
    id: "ROOT_QUERY",
    fields: {
      [field]: (page: unknown, { readField }) => {
        if (!isPage(page)) return page;
        const items = page.items.filter((row) => !ids.includes(readField<string>("id", row) ?? ""));
        return items.length === 0 ? page : { ...page, items, total: page.total - (page.items.length - items.length) };
      },
    },
  });
}
