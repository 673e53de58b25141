import { useMemo } from "react";
import { isRecord } from "#web/lib/isRecord.ts";
import { browserStore, parseStored, useBrowserStore } from "#web/lib/session/browserStore.ts";

/** What a saved view shows, as the gateway keeps it. */
export interface SavedShown {
  base: string | null;
  q: string;
  filters: { name: string; values: string[] }[];
  sort: string | null;
  itemsPerPage: number | null;
}

/** A saved view of a list: the person's own, or one that was opened by a link. */
export interface SavedView extends SavedShown {
  id: string;
  name: string;
  /** How the columns stand; read it leniently. */
  columns: unknown;
  shared: boolean;
  /** Only its owner can change it. */
  mine: boolean;
  /** The list opens with it. */
  isDefault: boolean;
}

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

function readFilters(value: unknown): SavedShown["filters"] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one) => {
    if (!isRecord(one) || typeof one["name"] !== "string" || !Array.isArray(one["values"])) return [];
    return [{ name: one["name"], values: one["values"].filter((given) => typeof given === "string") }];
  });
}

/** Reads a view from whatever was kept; undefined when it is none. */
export function readSavedView(value: unknown): SavedView | undefined {
  if (!isRecord(value)) return undefined;
  const [id, name] = [text(value["id"]), text(value["name"])];
  if (id === null || name === null) return undefined;
  return {
    id,
    name,
    base: text(value["base"]),
    q: text(value["q"]) ?? "",
    filters: readFilters(value["filters"]),
    sort: text(value["sort"]),
    itemsPerPage: typeof value["itemsPerPage"] === "number" ? value["itemsPerPage"] : null,
    columns: value["columns"],
    shared: value["shared"] === true,
    mine: value["mine"] === true,
    isDefault: value["isDefault"] === true,
  };
}

/** The texts of a view as they stand in an address. */
export function searchOf({ base, q, filters, sort, itemsPerPage }: SavedShown): URLSearchParams {
  const search = new URLSearchParams();
  if (base !== null) search.set("view", base);
  if (q) search.set("q", q);
  for (const { name, values } of filters) for (const value of values) search.append(name, value);
  if (sort !== null) search.set("sort", sort);
  if (itemsPerPage !== null) search.set("size", String(itemsPerPage));
  return search;
}

const keyOf = (list: string): string => `views.${list}`;

function parse(kept: string | null): SavedView[] {
  const value = parseStored(kept);
  return Array.isArray(value) ? value.flatMap((one) => readSavedView(one) ?? []) : [];
}

/** The views of a list as this browser last saw them: the person's own by age, and foreign ones that were opened here. */
export const savedViews = {
  read: (list: string): SavedView[] => parse(browserStore.read(keyOf(list))),
  write: (list: string, views: readonly SavedView[]): void =>
    browserStore.write(keyOf(list), JSON.stringify(views)),
};

/** The mirrored views of a list, followed by the component. */
export function useStoredViews(list: string): readonly SavedView[] {
  const kept = useBrowserStore(keyOf(list));
  return useMemo(() => parse(kept), [kept]);
}
