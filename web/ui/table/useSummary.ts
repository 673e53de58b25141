import type { TypedDocumentNode } from "@apollo/client";
import { useDocumentQuery } from "#web/lib/graphql/operations.ts";

/** The figures of all rows of a list. */
export interface Summary<TFigures> {
  /** The newest figures known; undefined before the first. */
  figures: TFigures | undefined;
  /** Whether they could not be fetched. */
  failed: boolean;
  /** Asks for them again. */
  refetch: () => Promise<unknown>;
}

/** Fetches the figures of a list; while newer ones are asked for, those before stay. The document's field is called `summary`. */
export function useSummary<TFigures>(
  document: TypedDocumentNode<{ summary: TFigures }, Record<string, never>>,
): Summary<TFigures> {
  const { data, previousData, error, refetch } = useDocumentQuery(document, {});
  return { figures: (data ?? previousData)?.summary, failed: error !== undefined, refetch };
}

/** How many rows a facet of the figures counts for values; 0 where it names none, undefined before there are figures. */
export const countOf = (
  facet: readonly { value: string; count: number }[] | undefined,
  ...values: readonly string[]
): number | undefined =>
  facet?.reduce((sum, { value, count }) => sum + (values.includes(value) ? count : 0), 0);
