import type { ListState } from "#web/lib/list/useListState.ts";
import type { LinkAction } from "#web/ui/action/ActionLink.tsx";
import type { Identified, RowDeclaration } from "./parts/column.ts";
import type { FilterField } from "./parts/filterFields.ts";
import type { ListPage } from "./toTablePage.ts";
import type { EmptyText } from "./tools/TableMessage.tsx";

/** A list screen's list: what it shows (`list`, `page`), how it looks (`rows`, `views`, `filters`) and what it says. */
export interface DataTableProps<
  TRow extends Identified,
  TSort extends string,
  TValues extends object,
  TView extends string,
  TInput extends object,
> {
  /** Names the list. */
  label: string;
  list: ListState<TSort, TValues, TView, TInput>;
  page: ListPage<TRow>;
  /** Must stay the same object while nothing in it changes. */
  rows: RowDeclaration<TRow, TSort>;
  /** How many rows the saved views have, by their ids. */
  savedCounts?: ReadonlyMap<string, number> | undefined;
  views: readonly { id: NoInfer<TView>; label: string; count?: number | null | undefined }[];
  filters: readonly FilterField[];
  searchLabel: string;
  /** The screen's primary action; on a phone it stands in the toolbar. */
  primary?: LinkAction;
  /** The path of the gateway's export of this list; without it nothing is exported. */
  exportPath?: string;
  /** Fetches the ids of all rows that match, at most 10,000, so that bulk actions can be done to all of them. */
  fetchMatchingIds?: () => Promise<readonly string[]>;
  empty: EmptyText;
  /** The title when the list could not be fetched. */
  failed: string;
}
