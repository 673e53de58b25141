import type { Condition, Scalar } from "#gateway/platform/store/listWhere.ts";

/** A condition for each filter that is given; a filter that is absent asks for nothing. */
export function given(...conditions: (Condition | null)[]): Condition[] {
  return conditions.filter((one) => one !== null);
}

/** Any of these values; null when the filter is absent. */
export const anyOf = (column: string, values: readonly Scalar[] | null | undefined): Condition | null =>
  values ? { column, in: values } : null;

/** Exactly this value; null when the filter is absent. */
export const is = (column: string, value: Scalar | null | undefined): Condition | null =>
  value === null || value === undefined ? null : { column, in: [value] };

/** Any of the values that the filter names for each facet. */
export const ofFacets = (facets: readonly string[], filter: object | null | undefined): Condition[] =>
  given(
    ...Object.entries(filter ?? {}).map(([name, values]) =>
      facets.includes(name) && Array.isArray(values) ? anyOf(name, values) : null,
    ),
  );

/** From `min` to `max` (numbers, or texts such as days), each end open when absent; null when both are. */
export const between = <T extends number | string>(
  column: string,
  min: T | null | undefined,
  max: T | null | undefined,
): Condition | null =>
  (min ?? null) === null && (max ?? null) === null ? null : { column, min: min ?? null, max: max ?? null };
