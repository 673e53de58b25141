import type { OrderFilter } from "#web/generated/types.ts";
import { orderList } from "./orderList.ts";
import { useProductOrderCountsQuery } from "./orders.generated.ts";

const views = ["all", "pending", "running", "completed", "refunds", "closed"] as const;
type View = (typeof views)[number];

export function useViewCounts(isAll: boolean): Record<View, number | undefined> {
  const filters = views.map((view): OrderFilter => ({
    ...orderList.views[view],
    scope: isAll ? "ALL" : "OWN",
  }));
  const { data, previousData } = useProductOrderCountsQuery({ variables: { filters } });
  const counts = (data ?? previousData)?.counts;
  const of = (view: View) => counts?.[views.indexOf(view)];
  return {
    all: of("all"),
    pending: of("pending"),
    running: of("running"),
    completed: of("completed"),
    refunds: of("refunds"),
    closed: of("closed"),
  };
}
