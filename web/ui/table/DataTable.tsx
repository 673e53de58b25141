import { makeStyles } from "@fluentui/react-components";
import { type KeyboardEvent, useState } from "react";
import { exportHref as hrefOf } from "#web/lib/list/exportHref.ts";
import { useAfterDelay } from "#web/lib/timing/useAfterDelay.ts";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { Identified } from "./parts/column.ts";
import { placeColumns } from "./parts/columnLayout.ts";
import { DataTableBody } from "./DataTableBody.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Pager } from "./Pager.tsx";
import { PhoneToolbar } from "./kindPieces.ts";
import { Toolbar } from "./Toolbar.tsx";
import { useKeptFocus } from "./useKeptFocus.ts";
import { useListLook } from "./useListLook.ts";
import { useSelection } from "./parts/useSelection.ts";
import { sortChoices } from "./parts/sortChoices.ts";
import { ViewTabs } from "./ViewTabs.tsx";
import type { DataTableProps } from "./dataTableProps.ts";
import { TableTools, ViewActions } from "./toolPieces.ts";

const BulkBar = lazyComponent(() => import("./tools/BulkBar.tsx"), "BulkBar", { texts: ["table"] });
const ViewGone = lazyComponent(() => import("./tools/ViewGone.tsx"), "ViewGone", { texts: ["table"] });
const TileTools = lazyComponent(() => import("./kinds/TileTools.tsx"), "TileTools", { texts: ["table"] });

const useStyles = makeStyles({
  card: {
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    minBlockSize: "320px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
    // Hidden content would be scrolled, and hold the bar of the selection that sticks to the window.
    overflow: "clip",
  },
  foot: { flexShrink: 0, blockSize: "40px", borderTop: `1px solid ${appTokens.line}` },
  // As wide as the tools that come when the rows stand, so that nothing moves.
  tools: {
    minInlineSize: "250px",
    minBlockSize: "32px",
    marginInlineStart: "auto",
    "@media (max-width: 1599.98px)": { minInlineSize: "104px" },
  },
  phone: { display: "flex", flexDirection: "column", flexGrow: 1 },
});

/** One list with everything a list has: views, search, filters, sort, columns, selection, keyboard cursor, paging, export, and its states. */
export function DataTable<
  TRow extends Identified,
  TSort extends string,
  TValues extends object,
  TView extends string,
  TInput extends object,
>(props: DataTableProps<TRow, TSort, TValues, TView, TInput>) {
  const {
    label,
    list,
    page: { error, stale },
    rows: declaration,
    views,
    filters,
    searchLabel,
    primary,
    exportPath,
    fetchMatchingIds,
  } = props;
  const styles = useStyles();
  const narrow = useNarrow();
  const keptFocus = useKeptFocus();
  const { page: at, itemsPerPage } = list;
  const arrived = props.page.page;
  const settled = useAfterDelay(arrived !== undefined);
  const look = useListLook(list);
  // Rows that the view on its way would not show are not shown before it.
  const [held, hold] = useState(look.waiting);
  if (held !== (look.waiting || (held && stale))) hold(!held);
  const page = held ? undefined : arrived;
  const items = page?.items;
  const total = page?.total ?? 0;
  const { layout, setLayout, current } = look;
  const selection = useSelection(items ?? [], JSON.stringify([list.view, list.q, list.filters]));
  const { chosen, all, clear } = selection;
  const [choosing, setChoosing] = useState(false);
  const isChoosing = choosing || chosen.size > 0 || all;
  const stop = {
    ...selection,
    clear: () => {
      clear();
      setChoosing(false);
    },
  };
  const clearOnEscape = ({ key, currentTarget, target, defaultPrevented }: KeyboardEvent) => {
    if (key === "Escape" && !defaultPrevented && target instanceof Node && currentTarget.contains(target))
      stop.clear();
  };
  const lastPage = Math.ceil(total / itemsPerPage);
  const [first] = views;
  const bareFirst =
    first && list.viewHref(first.id) === "" && look.views.some(({ isDefault }) => isDefault)
      ? `?view=${first.id}`
      : undefined;
  const viewHref = (id: TView) => (id === first?.id && bareFirst) || list.viewHref(id);
  const { filter, sort } = list.variables;
  const exported = placeColumns(declaration.columns, layout).flatMap(({ exports = [] }) => exports);
  const exportHref =
    exportPath === undefined ? undefined : hrefOf({ path: exportPath, filter, sort, columns: exported });
  const tabs = (
    <ViewTabs
      views={[
        ...views.map((view) => ({
          ...view,
          href: viewHref(view.id),
          current: !current && view.id === list.view,
        })),
        ...look.views.map((view) => ({
          id: view.id,
          label: view.name,
          count: props.savedCounts?.get(view.id),
          href: look.href(view),
          current: view === current,
          changed: view === current && look.changed,
        })),
      ]}
    >
      {settled && <ViewActions list={list} look={look} />}
    </ViewTabs>
  );
  const told = { exportHref, total: page?.total };
  const searching = { searchLabel, q: list.q, onSearch: list.search, filters, onClear: list.clear };
  const toolbar = narrow ? (
    <PhoneToolbar
      {...searching}
      {...told}
      primary={primary}
      sorts={sortChoices(list, declaration.columns)}
      onSelect={declaration.bulk && (() => setChoosing(true))}
    />
  ) : (
    <Toolbar {...searching} filtered={list.filtered}>
      <div className={styles.tools}>
        {settled &&
          (declaration.tile ? (
            <TileTools {...told} sorts={sortChoices(list, declaration.columns)} />
          ) : (
            <TableTools {...told} columns={declaration.columns} layout={layout} onLayout={setLayout} />
          ))}
      </div>
    </Toolbar>
  );
  return (
    <section
      className={narrow ? styles.phone : styles.card}
      aria-label={label}
      onKeyDown={clearOnEscape}
      {...keptFocus}
    >
      {narrow ? toolbar : tabs}
      {narrow ? tabs : toolbar}
      {look.linked.gone && <ViewGone onDismiss={look.linked.dismiss} />}
      <DataTableBody
        {...props}
        page={{ ...props.page, page }}
        {...{ narrow, settled, look, selection, isChoosing, lastPage }}
        defaultView={first && first.id !== list.view ? viewHref(first.id) : undefined}
      />
      {declaration.bulk && (narrow ? isChoosing : all || chosen.size > 0) && (
        <BulkBar
          selection={stop}
          total={total}
          fetchMatchingIds={fetchMatchingIds}
          actions={declaration.bulk}
        />
      )}
      {!items && !error && !narrow && <div className={styles.foot} />}
      {items && total > 0 && (
        <Pager
          page={at}
          itemsPerPage={itemsPerPage}
          total={total}
          count={items.length}
          href={list.pageHref}
          onItemsPerPage={list.setItemsPerPage}
        />
      )}
    </section>
  );
}
