import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useMemo } from "react";
import type { ChangeKind } from "#web/generated/types.ts";
import { fetchUncached, startQuery, useDocumentQuery } from "#web/lib/graphql/operations.ts";
import { listVariables, type LiveListDeclaration, parseListUrl } from "#web/lib/list/listState.ts";
import { notePage } from "#web/lib/list/listCache.ts";
import { type SavedShown, searchOf } from "#web/lib/list/savedView.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { pageName, useFreshQuery } from "#web/lib/list/useFreshQuery.ts";
import { useListChanges } from "#web/lib/list/useListChanges.ts";
import { type ListState, useListState } from "#web/lib/list/useListState.ts";
import type { Identified } from "./parts/column.ts";
import { preloadKind } from "./kindPieces.ts";
import { type ListPage, type RowPage, toTablePage } from "./toTablePage.ts";
import type { ViewCounting } from "./tools/ViewCounts.tsx";
import type { Summary } from "./useSummary.ts";

type NoVariables = Record<string, never>;
type Variables<TSort extends string, TInput extends object> = ReturnType<
  typeof listVariables<TSort, object, string, TInput>
>;

/** The operations of a list; each names its one root field by an alias, `page: products(...)` for example. */
export interface ListDocuments<TRow extends Identified, TVariables extends { filter: unknown }> {
  /** `page`: one page of rows. */
  page: TypedDocumentNode<{ page: RowPage<TRow> }, TVariables>;
  /** `ids`: the identifiers of all rows that match. */
  ids: TypedDocumentNode<{ ids: readonly string[] }, Pick<TVariables, "filter">>;
  /** `counts`: how many rows each of several filters matches; without it saved views have no figures. */
  counts?: TypedDocumentNode<{ counts: readonly number[] }, { filters: TVariables["filter"][] }>;
  /** `change`: what happens to the rows, as it happens. */
  changes: TypedDocumentNode<{ change: { kind: ChangeKind; id: string } }, NoVariables>;
}

/** What a screen of a list is made of. */
export interface LiveListOptions<TList> {
  /** The figures beside the list: a retry asks for them too. */
  summary?: Summary<unknown>;
  /** Whether a change within a row can move it although nothing is filtered: lists sorted by what is worked out. */
  movedByUpdates?: (list: TList) => boolean;
}

/** A list on the screen: where it stands, its rows, its figures. */
export interface LiveList<TList, TRow> {
  /** For the table. */
  table: {
    list: TList;
    page: ListPage<TRow>;
    fetchMatchingIds: () => Promise<readonly string[]>;
    counting: ViewCounting | undefined;
  };
  list: TList;
  /** The rows that are shown. */
  items: readonly TRow[];
  /** Whether there are rows, so that what only follows them can begin. */
  answered: boolean;
  /** Tells of a change that came another way than by the list's own subscription. */
  onChanged: ReturnType<typeof useListChanges>;
}

/** Starts a list's first page, and further queries in `beside`, before its screen renders: the `preload` of its route. */
export const preloadList =
  <TSort extends string, TValues extends object, TView extends string, TInput extends object>(
    declaration: LiveListDeclaration<TSort, TValues, TView, TInput>,
    { page }: Pick<ListDocuments<Identified, Variables<TSort, TInput>>, "page">,
    ...beside: readonly TypedDocumentNode<unknown, NoVariables>[]
  ) =>
  (url: URL, client: ApolloClient): Promise<unknown> => {
    const variables = listVariables(declaration, parseListUrl(declaration, url.searchParams));
    notePage(client.cache, declaration.cache.rows, pageName(declaration.name, variables));
    return Promise.all([
      startQuery(client, page, variables),
      ...beside.map((query) => startQuery(client, query, {})),
      preloadKind(variables.itemsPerPage),
    ]);
  };

/** Holds a declared list in the URL, fetches its page, follows its changes, and keeps what is shown fresh. */
export function useLiveList<
  TSort extends string,
  TValues extends object,
  TView extends string,
  TInput extends object,
  TRow extends Identified,
>(
  declaration: LiveListDeclaration<TSort, TValues, TView, TInput>,
  documents: ListDocuments<TRow, Variables<TSort, TInput>>,
  { summary, movedByUpdates }: LiveListOptions<ListState<TSort, TValues, TView, TInput>> = {},
): LiveList<ListState<TSort, TValues, TView, TInput>, TRow> {
  const client = useApolloClient();
  const list = useListState(declaration);
  const { variables, filtered, view } = list;
  const { cache, name } = declaration;
  const query = useFreshQuery(cache.rows, name, documents.page, variables);
  const [first] = Object.keys(declaration.views);
  const moved = filtered || view !== first || movedByUpdates?.(list) === true;
  const onChanged = useListChanges(cache, moved);
  useChanges(documents.changes, ({ kind, id }) => onChanged(kind, id), query.data !== undefined);
  const { filter } = variables;
  const fetchMatchingIds = useCallback(
    async () => (await fetchUncached(client, documents.ids, { filter })).ids,
    [client, documents, filter],
  );
  const counting = useMemo(() => {
    const { counts } = documents;
    if (!counts) return undefined;
    const filterOf = (shown: SavedShown) =>
      listVariables(declaration, parseListUrl(declaration, searchOf(shown))).filter;
    const useCounts = (views: readonly SavedShown[]) =>
      useDocumentQuery(counts, { variables: { filters: views.map(filterOf) } }).data?.counts;
    return { useCounts };
  }, [declaration, documents]);
  const page = toTablePage(query, (data) => data.page, ...(summary ? [summary] : []));
  return {
    table: { list, page, fetchMatchingIds, counting },
    list,
    items: page.page?.items ?? [],
    answered: query.data !== undefined,
    onChanged,
  };
}
