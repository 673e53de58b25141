import type { SavedShown } from "./savedView.ts";

/** What an address of a list shows, for keeping. */
export function viewFromSearch(inForce: string): SavedShown {
  const search = new URLSearchParams(inForce);
  const own = new Set(["view", "q", "sort", "size", "page", "saved"]);
  const names = [...new Set(search.keys())].filter((name) => !own.has(name));
  const size = search.get("size");
  return {
    base: search.get("view"),
    q: search.get("q") ?? "",
    filters: names.map((name) => ({ name, values: search.getAll(name) })),
    sort: search.get("sort"),
    itemsPerPage: size === null ? null : Number(size),
  };
}
