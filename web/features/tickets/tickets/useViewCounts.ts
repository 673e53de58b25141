import type { TicketFilter } from "#web/generated/types.ts";
import { useTicketCountsQuery } from "./tickets.generated.ts";

/** How many tickets each view of a list has. */
export function useViewCounts<TView extends string>(
  views: readonly TView[],
  filterOf: (view: TView) => TicketFilter,
): { [K in TView]?: number | undefined } {
  const { data, previousData } = useTicketCountsQuery({ variables: { filters: views.map(filterOf) } });
  const counts = (data ?? previousData)?.counts;
  const found: { [K in TView]?: number | undefined } = {};
  for (const [index, view] of views.entries()) found[view] = counts?.[index];
  return found;
}
