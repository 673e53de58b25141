import { useLayoutEffect, useMemo, useRef } from "react";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import type { TextPlace } from "#web/lib/texts/words.ts";
import type { BoundFilter, FilterVisitor } from "./listFilters.ts";
import {
  type ListDeclaration,
  type ListLocation,
  listVariables,
  type ListSort,
  parseListUrl,
  formatListUrl,
} from "./listState.ts";

/** The state of one list, held in the URL: it survives a reload, can be sent to someone, and Back undoes a step. */
export interface ListState<
  TSort extends string,
  TValues extends object,
  TView extends string,
  TInput extends object,
> extends ListLocation<TSort, TValues, TView> {
  /** Names the list for what is kept of it. */
  name: string;
  /** Where its texts stand. */
  texts: TextPlace;
  /** The fields that it can be sorted by. */
  sorts: readonly TSort[];
  /** Its views, the default one first. */
  views: readonly TView[];
  /** The variables of the list query. */
  variables: ReturnType<typeof listVariables<TSort, TValues, TView, TInput>>;
  /** The sort a person chose; undefined while the default is in force. */
  chosenSort: ListSort<TSort> | undefined;
  /** Whether a search or a filter is in force, beside the view's. */
  filtered: boolean;
  /** The URL search of a page of this list. */
  pageHref: (page: number) => string;
  /** The URL search of a view; search and filters are dropped, so that the view shows what its count says. */
  viewHref: (view: TView) => string;
  /** What is in force as a URL search in its one shortest form, without the page and the saved view. */
  inForce: string;
  /** The same for the texts of a search that was kept: what they mean to this list, whatever else stands in them. */
  readSearch: (kept: URLSearchParams) => string;
  /** The URL search that opens a saved view. */
  savedHref: (id: string, kept: URLSearchParams) => string;
  setItemsPerPage: (size: number) => void;
  /** Searches; replaces the history entry, as it follows every pause in typing. */
  search: (q: string) => void;
  /** Goes the round ascending, descending, default. */
  toggleSort: (field: TSort) => void;
  /** Sorts, or goes back to the default. */
  setSort: (sort: ListSort<TSort> | undefined) => void;
  /** Calls what the visitor makes of each filter, in the order in which they are declared. */
  eachFilter: <TResult>(visitor: FilterVisitor<TResult>) => TResult[];
  /** One filter for its control. */
  filter: <K extends keyof TValues>(name: K) => BoundFilter<TValues[K]>;
  /** Switches search and filters off; view, sort and page size stay. */
  clear: () => void;
}

/** The state of a declared list: `ListStateOf<typeof productList>`. */
export type ListStateOf<TDeclaration> =
  TDeclaration extends ListDeclaration<infer TSort, infer TValues, infer TView, infer TInput>
    ? ListState<TSort, TValues, TView, TInput>
    : never;

/** The part of a list's state that can be kept and opened again, whatever the list is of. */
export type KeptList = Pick<
  ListState<string, object, string, object>,
  "name" | "saved" | "inForce" | "readSearch" | "savedHref"
>;

/** Holds the whole state of a declared list in the URL. Every change but that of the page goes to the first page. */
export function useListState<
  TSort extends string,
  TValues extends object,
  TView extends string,
  TInput extends object,
>(declaration: ListDeclaration<TSort, TValues, TView, TInput>): ListState<TSort, TValues, TView, TInput> {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  });
  type Place = ListLocation<TSort, TValues, TView>;
  // They stay the same while the place changes, so that what only calls them is not drawn again.
  const steps = useMemo(() => {
    const { defaultSort } = declaration;
    const go = (change: Partial<Place> | ((place: Place) => Partial<Place>), replace = false) => {
      const place = parseListUrl(declaration, latest.current);
      const changed = { ...place, page: 1, ...(typeof change === "function" ? change(place) : change) };
      void navigate({ search: formatListUrl(declaration, changed) }, { replace, preventScrollReset: true });
    };
    return {
      go,
      setItemsPerPage: (itemsPerPage: number) => go({ itemsPerPage }),
      search: (q: string) => go({ q: q.trim() }, true),
      toggleSort: (field: TSort) =>
        go(({ sort }) => {
          if (sort === defaultSort || sort.field !== field) return { sort: { field, order: "ASC" } };
          return { sort: sort.order === "ASC" ? { field, order: "DESC" } : defaultSort };
        }),
      setSort: (sort: ListSort<TSort> | undefined) => go({ sort: sort ?? defaultSort }),
      clear: () => go({ q: "", filters: {} }),
    };
  }, [declaration, navigate]);
  return useMemo(() => {
    const place = parseListUrl(declaration, search);
    const { name, texts, sorts, defaultSort, views } = declaration;
    const href = (change: Partial<Place>) => formatListUrl(declaration, { ...place, page: 1, ...change });
    const { go, ...others } = steps;
    const chosenSort = place.sort === defaultSort ? undefined : place.sort;
    const start = { page: 1, saved: undefined };
    const filter = <K extends keyof TValues>(name: K): BoundFilter<TValues[K]> => ({
      value: place.filters[name],
      fixed: name in views[place.view],
      set: (value: TValues[K] | undefined) =>
        go((now) => ({ filters: withValue<TValues, K>(now.filters, name, value) })),
    });
    const ids: TView[] = [];
    for (const id in views) ids.push(id);
    return {
      ...place,
      name,
      texts,
      sorts,
      views: ids,
      inForce: formatListUrl(declaration, { ...place, ...start }),
      readSearch: (kept) => formatListUrl(declaration, { ...parseListUrl(declaration, kept), ...start }),
      savedHref: (saved, kept) =>
        formatListUrl(declaration, { ...parseListUrl(declaration, kept), ...start, saved }),
      variables: listVariables(declaration, place),
      chosenSort,
      filtered: place.q !== "" || Object.keys(place.filters).length > 0,
      pageHref: (page) => href({ page }),
      viewHref: (view) => href({ view, q: "", filters: {}, saved: undefined }),
      ...others,
      filter,
      eachFilter: (visitor) => {
        const results = [];
        for (const one in declaration.filters)
          results.push(declaration.filters[one].visit(visitor, one, filter(one)));
        return results;
      },
    };
  }, [declaration, search, steps]);
}

function withValue<TValues extends object, K extends keyof TValues>(
  filters: Partial<TValues>,
  name: K,
  value: TValues[K] | undefined,
): Partial<TValues> {
  const changed = { ...filters };
  changed[name] = value;
  return changed;
}
