import type { AppError } from "#web/lib/errors/appError.ts";

/** One page of rows, as every list of the gateway answers it. */
export interface RowPage<TRow> {
  items: readonly TRow[];
  total: number;
}

/** The rows of a list and how they stand. */
export interface ListPage<TRow> {
  /** Undefined until the first answer, or when it failed. */
  page: RowPage<TRow> | undefined;
  /** The rows are those of an earlier question; the answer is on its way. */
  stale: boolean;
  error: AppError | undefined;
  retry: () => void;
}

/** The part of a query hook's result that a list looks at. */
export interface PageQuery<TData> {
  data?: TData | undefined;
  previousData?: TData | undefined;
  loading: boolean;
  error?: AppError | undefined;
  refetch: () => Promise<unknown>;
}

/**
 * Reads a query's result as a list: while a new page loads, the one before stays on the screen. A retry asks the queries in
 * `beside` again too, those of the screen's figures for example.
 */
export function toTablePage<TData, TRow>(
  query: PageQuery<TData>,
  pick: (data: TData) => RowPage<TRow>,
  ...beside: readonly Pick<PageQuery<unknown>, "refetch">[]
): ListPage<TRow> {
  const { data, previousData, loading, error } = query;
  const shown = data ?? (error ? undefined : previousData);
  return {
    page: shown && pick(shown),
    stale: loading && shown !== undefined,
    error: loading ? undefined : error,
    retry: () => {
      for (const { refetch } of [query, ...beside]) void refetch();
    },
  };
}
