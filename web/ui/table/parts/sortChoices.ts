import type { ListSort } from "#web/lib/list/listState.ts";
import type { Column } from "./column.ts";

/** One way in which a list can be sorted; without a name it is the list's own. */
export interface SortChoice {
  id: string;
  /** The column's header. */
  name?: string;
  order: "ASC" | "DESC";
  chosen: boolean;
  choose: () => void;
}

/** The part of a list's state that sorting needs. */
interface SortedList<TSort extends string> {
  chosenSort: ListSort<TSort> | undefined;
  setSort: (sort: ListSort<TSort> | undefined) => void;
}

const orders = ["ASC", "DESC"] as const;

/** The ways a list can be sorted, for a menu: the list's own, then each column up and down. */
export function sortChoices<TSort extends string>(
  { chosenSort, setSort }: SortedList<TSort>,
  columns: readonly Column<never, TSort>[],
): SortChoice[] {
  return [
    { id: "own", order: "ASC", chosen: chosenSort === undefined, choose: () => setSort(undefined) },
    ...columns.flatMap(({ sort: field, header: name }) =>
      field === undefined
        ? []
        : orders.map((order) => ({
            id: `${field} ${order}`,
            name,
            order,
            chosen: chosenSort?.field === field && chosenSort.order === order,
            choose: () => setSort({ field, order }),
          })),
    ),
  ];
}
