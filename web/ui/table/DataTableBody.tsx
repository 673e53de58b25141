import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import type { Identified } from "./parts/column.ts";
import type { DataTableProps } from "./dataTableProps.ts";
import { PhoneList } from "./kindPieces.ts";
import { RowTable } from "./RowTable.tsx";
import type { ListLook } from "./parts/listLook.ts";
import type { Selection } from "./parts/useSelection.ts";

const TableMessage = lazyComponent(() => import("./tools/TableMessage.tsx"), "TableMessage");
const TileList = lazyComponent(() => import("./kinds/TileList.tsx"), "TileList");
const ErrorState = lazyComponent(() => import("#web/ui/feedback/ErrorState.tsx"), "ErrorState");

/** The most rows a skeleton shows. */
const skeletonRows = 10;

/** The rows of a `DataTable`: what it was given, and how it stands. */
export interface DataTableBodyProps<
  TRow extends Identified,
  TSort extends string,
  TValues extends object,
  TView extends string,
  TInput extends object,
> extends Pick<
  DataTableProps<TRow, TSort, TValues, TView, TInput>,
  "label" | "list" | "page" | "rows" | "primary" | "empty" | "failed"
> {
  narrow: boolean;
  settled: boolean;
  look: ListLook;
  selection: Selection<TRow>;
  /** Whether rows are being chosen on a phone. */
  isChoosing: boolean;
  /** The number of the last page that has rows. */
  lastPage: number;
  /** The search of the default view, while another one is open. */
  defaultView: string | undefined;
}

/** The rows of a list as a table or, on a phone, as cards; or why there are none. */
export function DataTableBody<
  TRow extends Identified,
  TSort extends string,
  TValues extends object,
  TView extends string,
  TInput extends object,
>(props: DataTableBodyProps<TRow, TSort, TValues, TView, TInput>) {
  const {
    label,
    list,
    page: { page, stale, error, retry },
    rows: declaration,
    primary,
    empty,
    failed,
    narrow,
    settled,
    look: { layout, setLayout },
    selection,
    isChoosing,
    lastPage,
    defaultView,
  } = props;
  const items = page?.items;
  const { page: at, itemsPerPage } = list;
  if (error && !items) return <ErrorState title={failed} error={error} onRetry={retry} />;
  if (items?.length === 0) {
    return (
      <TableMessage
        empty={empty}
        primary={primary}
        page={at}
        lastPage={(page?.total ?? 0) > 0 ? { page: lastPage, href: list.pageHref(lastPage) } : undefined}
        filtered={list.filtered}
        onClear={list.clear}
        defaultView={defaultView}
      />
    );
  }
  const expected = Math.min(itemsPerPage, skeletonRows);
  if (narrow) {
    return (
      <PhoneList
        label={label}
        rows={items}
        expected={expected}
        declaration={declaration}
        stale={stale}
        selection={isChoosing ? selection : undefined}
        onLongPress={declaration.bulk && ((id) => selection.toggle(id, false))}
      />
    );
  }
  if (declaration.tile) return <TileList {...{ label, expected, declaration, stale }} rows={items} />;
  return (
    <RowTable
      label={label}
      rows={items}
      expected={expected}
      declaration={declaration}
      layout={layout}
      onLayout={setLayout}
      stale={stale}
      settled={settled}
      sort={list.chosenSort}
      onSort={list.toggleSort}
      selection={selection}
      place={`${at} ${itemsPerPage} ${list.view}`}
    />
  );
}
