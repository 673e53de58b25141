import type { TextPlace } from "#web/lib/texts/words.ts";
import type { ListCacheKeys } from "./listCache.ts";
import type { ListFilter } from "./listFilters.ts";

/** The page sizes a list offers. */
export const pageSizes = [5, 10, 20, 25, 50, 100] as const;

const defaultPageSize = 10;
const maxQueryLength = 200;

/** What a list is sorted by, and which way. */
export interface ListSort<TSort extends string> {
  field: TSort;
  order: "ASC" | "DESC";
}

/** What a list can be asked for: its sort fields, its filters, its views, and how filters become the gateway's input. */
export interface ListDeclaration<
  TSort extends string,
  TValues extends object,
  TView extends string,
  TInput extends object,
> {
  /** Names the list for what is kept of it: its area and entity, `ecommerce.products` for example. */
  name: string;
  /**
   * Where its texts stand, by keys that the kit knows: `views.<id>`, `fields.<name>`, `filters.<name>` where a filter is named
   * otherwise than its field, `done.<what>`, `search`, `empty.title`, `empty.text`, `failed`.
   */
  texts: TextPlace;
  /** The fields a person may sort by. */
  sorts: readonly TSort[];
  /** How the list is sorted when the URL does not say; no column is marked then. */
  defaultSort: ListSort<NoInfer<TSort>>;
  /** The filters by their name in the URL. */
  filters: { readonly [K in keyof TValues]: ListFilter<TValues[K]> };
  /** Named presets of filters; the first one is the default. A view's filters cannot be changed while it is chosen. */
  views: Readonly<Record<TView, Partial<NoInfer<TValues>>>>;
  /** Parameters of the address that are the screen's own, a period for example: they stay whatever the list does. */
  beside?: readonly string[];
  /** The gateway's filter input for the filters in force, and for what stands beside them in the address. */
  input: (values: Partial<NoInfer<TValues>>, beside: Beside) => TInput;
}

/** What the address says beside the list, by name. */
export type Beside = Readonly<Record<string, string>>;

/** A list whose rows can change under the eyes of who looks at them. */
export interface LiveListDeclaration<
  TSort extends string,
  TValues extends object,
  TView extends string,
  TInput extends object,
> extends ListDeclaration<TSort, TValues, TView, TInput> {
  /** Where the cache holds it. */
  cache: ListCacheKeys;
}

/** Where a list stands: everything that is in the URL. */
export interface ListLocation<TSort extends string, TValues extends object, TView extends string> {
  page: number;
  itemsPerPage: number;
  q: string;
  sort: ListSort<TSort>;
  view: TView;
  /** The filters a person set, without those of the view. */
  filters: Partial<TValues>;
  /** The saved view that the list was opened with; what is in force may differ from it by now. */
  saved?: string | undefined;
  /** What the address says beside the list, where it is declared. */
  beside?: Beside;
}

/** Declares a live list; only there to infer the types. */
export function declareLiveList<
  TSort extends string,
  TValues extends object,
  TView extends string,
  TInput extends object,
>(
  declaration: LiveListDeclaration<TSort, TValues, TView, TInput>,
): LiveListDeclaration<TSort, TValues, TView, TInput> {
  return declaration;
}

/** Declares a list; only there to infer the types. */
export function declareList<
  TSort extends string,
  TValues extends object,
  TView extends string,
  TInput extends object,
>(
  declaration: ListDeclaration<TSort, TValues, TView, TInput>,
): ListDeclaration<TSort, TValues, TView, TInput> {
  return declaration;
}

/** Reads a place from the URL's search. What is missing, unknown or broken silently becomes the default. */
export function parseListUrl<TSort extends string, TValues extends object, TView extends string>(
  { sorts, defaultSort, filters, views, beside }: ListDeclaration<TSort, TValues, TView, object>,
  search: URLSearchParams,
): ListLocation<TSort, TValues, TView> {
  const page = search.get("page") ?? "";
  const size = Number(search.get("size"));
  const sortText = search.get("sort") ?? "";
  const field = sorts.find((name) => name.toLowerCase() === sortText.replace(/^-/, ""));
  const values: Partial<TValues> = {};
  for (const name in filters) values[name] = filters[name].read(search.getAll(name));
  const place = {
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    itemsPerPage: pageSizes.find((known) => known === size) ?? defaultPageSize,
    q: (search.get("q") ?? "").trim().slice(0, maxQueryLength),
    sort: field ? ({ field, order: sortText.startsWith("-") ? "DESC" : "ASC" } as const) : defaultSort,
    view: knownView(views, search.get("view")),
    filters: values,
    ...(beside && {
      beside: Object.fromEntries(beside.map((name) => [name, search.get(name) ?? ""])),
    }),
    saved: /^[\w-]{1,60}$/.exec(search.get("saved") ?? "")?.[0],
  };
  return { ...place, filters: withoutKeys(values, views[place.view]) };
}

/** Writes a place as a URL search in its shortest form: defaults are left out. Empty, or with a leading `?`. */
export function formatListUrl<TSort extends string, TValues extends object, TView extends string>(
  { defaultSort, filters, views }: ListDeclaration<TSort, TValues, TView, object>,
  {
    page,
    itemsPerPage,
    q,
    sort,
    view,
    filters: values,
    saved,
    beside = {},
  }: ListLocation<TSort, TValues, TView>,
): string {
  const search = new URLSearchParams();
  for (const name in beside) if (beside[name]) search.set(name, beside[name]);
  if (saved) search.set("saved", saved);
  if (view !== firstView(views)) search.set("view", view);
  if (q) search.set("q", q);
  for (const name in filters) {
    const value = values[name];
    if (value !== undefined) for (const text of filters[name].write(value)) search.append(name, text);
  }
  if (sort.field !== defaultSort.field || sort.order !== defaultSort.order) {
    search.set("sort", (sort.order === "DESC" ? "-" : "") + sort.field.toLowerCase());
  }
  if (itemsPerPage !== defaultPageSize) search.set("size", String(itemsPerPage));
  if (page > 1) search.set("page", String(page));
  const text = search.toString();
  return text && `?${text}`;
}

/** The variables of a list query at a place: `page`, `itemsPerPage`, `sort` and `filter` with `q` and the view's filters in it. */
export function listVariables<
  TSort extends string,
  TValues extends object,
  TView extends string,
  TInput extends object,
>(
  declaration: ListDeclaration<TSort, TValues, TView, TInput>,
  { page, itemsPerPage, q, sort, view, filters, beside = {} }: ListLocation<TSort, TValues, TView>,
): { page: number; itemsPerPage: number; sort: ListSort<TSort>; filter: TInput & { q?: string } } {
  const input = declaration.input({ ...filters, ...declaration.views[view] }, beside);
  return { page, itemsPerPage, sort, filter: q ? { ...input, q } : input };
}

/** The view that is meant when the URL names none. */
function firstView<TView extends string>(views: Readonly<Record<TView, unknown>>): TView | undefined {
  for (const name in views) return name;
  return undefined;
}

function knownView<TView extends string>(
  views: Readonly<Record<TView, unknown>>,
  wanted: string | null,
): TView {
  let first: TView | undefined;
  for (const name in views) {
    first ??= name;
    if (name === wanted) return name;
  }
  if (first === undefined) throw new Error("A list has at least one view.");
  return first;
}

function withoutKeys<TValues extends object>(values: TValues, unwanted: object): TValues {
  const rest = { ...values };
  for (const name in rest) if (name in unwanted || rest[name] === undefined) delete rest[name];
  return rest;
}
