import { makeStyles } from "@fluentui/react-components";
import { type KeyboardEvent, useState } from "react";
import { exportHref as hrefOf } from "../../lib/exportHref.ts";
import { useSettled } from "../../lib/useSettled.ts";
import type { ListState } from "../../lib/useListState.ts";
import type { LinkAction } from "../action/ActionLink.tsx";
import { lazyPiece } from "../lazy/lazyPiece.tsx";
import { useNarrow } from "../page/useNarrow.ts";
import { appTokens } from "../theme/tokens.ts";
import type { Identified, RowDeclaration } from "./column.ts";
import { placeColumns } from "./columnLayout.ts";
import type { FilterField } from "./filterFields.ts";
import { lazyTablePiece } from "./lazyTablePiece.ts";
import type { ListPage } from "./listPage.ts";
import { Pager } from "./Pager.tsx";
import { PhoneList, PhoneToolbar } from "./phonePieces.ts";
import { RowTable } from "./RowTable.tsx";
import type { EmptyText } from "./TableMessage.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { useKeptFocus } from "./useKeptFocus.ts";
import { useListLook } from "./useListLook.ts";
import { useSelection } from "./useSelection.ts";
import { sortChoices } from "./sortChoices.ts";
import { ViewTabs } from "./ViewTabs.tsx";

const BulkBar = lazyTablePiece(async () => (await import("./BulkBar.tsx")).BulkBar);
const ViewActions = lazyTablePiece(async () => (await import("./ViewActions.tsx")).ViewActions);
const TableTools = lazyTablePiece(async () => (await import("./TableTools.tsx")).TableTools);
const TableMessage = lazyPiece(async () => (await import("./TableMessage.tsx")).TableMessage);
const ErrorState = lazyPiece(async () => (await import("../feedback/ErrorState.tsx")).ErrorState);

/** The most rows a skeleton shows. */
const skeletonRows = 10;

const useStyles = makeStyles({
  card: {
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    minBlockSize: "320px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
    overflow: "hidden",
  },
  foot: { flexShrink: 0, blockSize: "40px", borderTop: `1px solid ${appTokens.line}` },
  // As wide as the tools that come when the rows stand, so that nothing moves.
  tools: { minInlineSize: "250px", minBlockSize: "32px", marginInlineStart: "auto", "@media (max-width: 1279.98px)": { minInlineSize: "104px" } },
  phone: { display: "flex", flexDirection: "column", flexGrow: 1 },
});

/** A list screen's list: what it shows (`list`, `page`), how it looks (`rows`, `views`, `filters`) and what it says. */
export interface DataTableProps<TRow extends Identified, TSort extends string, TValues extends object, TView extends string, TInput extends object> {
  /** Names the list. */
  label: string;
  list: ListState<TSort, TValues, TView, TInput>;
  page: ListPage<TRow>;
  /** Must stay the same object while nothing in it changes. */
  rows: RowDeclaration<TRow, TSort>;
  views: readonly { id: NoInfer<TView>; label: string; count?: number | undefined }[];
  filters: readonly FilterField[];
  searchLabel: string;
  /** The screen's primary action; on a phone it stands in the toolbar. */
  primary?: LinkAction;
  /** The path of the gateway's export of this list; without it nothing is exported. */
  exportPath?: string;
  /** Fetches the ids of all rows that match, at most 10,000, so that bulk actions can be done to all of them. */
  matching?: () => Promise<readonly string[]>;
  empty: EmptyText;
  /** The title when the list could not be fetched. */
  failed: string;
}

/** One list with everything a list has: views, search, filters, sort, columns, selection, keyboard cursor, paging, export, and its states. */
export function DataTable<TRow extends Identified, TSort extends string, TValues extends object, TView extends string, TInput extends object>(
  props: DataTableProps<TRow, TSort, TValues, TView, TInput>,
) {
  const { label, list, page: { page, stale, error, retry }, rows: declaration, views, filters, searchLabel, primary, exportPath, matching, empty, failed } = props;
  const styles = useStyles();
  const narrow = useNarrow();
  const keptFocus = useKeptFocus();
  const items = page?.items;
  const total = page?.total ?? 0;
  const { page: at, itemsPerPage } = list;
  const settled = useSettled(items !== undefined);
  const look = useListLook(list, settled);
  const { layout, setLayout, current } = look;
  const selection = useSelection(items ?? [], JSON.stringify([list.view, list.q, list.filters]));
  const { chosen, all, clear } = selection;
  const [choosing, setChoosing] = useState(false);
  const isChoosing = choosing || chosen.size > 0 || all;
  const stop = { ...selection, clear: () => { clear(); setChoosing(false); } };
  const clearOnEscape = ({ key, currentTarget, target, defaultPrevented }: KeyboardEvent) => {
    if (key === "Escape" && !defaultPrevented && target instanceof Node && currentTarget.contains(target)) stop.clear();
  };
  const lastPage = Math.ceil(total / itemsPerPage);
  const [first] = views;
  const bareFirst = first && list.viewHref(first.id) === "" && look.views.some(({ isDefault }) => isDefault) ? `?view=${first.id}` : undefined;
  const viewHref = (id: TView) => (id === first?.id && bareFirst) || list.viewHref(id);
  const body = () => {
    if (error && !items) return <ErrorState title={failed} error={error} onRetry={retry} />;
    if (items?.length === 0) {
      return (
        <TableMessage
          empty={empty}
          primary={primary}
          page={at}
          lastPage={total > 0 ? { page: lastPage, href: list.pageHref(lastPage) } : undefined}
          filtered={list.filtered}
          onClear={list.clear}
          defaultView={first && first.id !== list.view ? viewHref(first.id) : undefined}
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
  };
  const { filter, sort } = list.variables;
  const exported = placeColumns(declaration.columns, layout).flatMap(({ exports = [] }) => exports);
  const exportHref = exportPath === undefined ? undefined : hrefOf({ path: exportPath, filter, sort, columns: exported });
  const tabs = (
    <ViewTabs
      views={[
        ...views.map((view) => ({ ...view, href: viewHref(view.id), current: !current && view.id === list.view })),
        ...look.views.map((view) => ({ id: view.id, label: view.name, href: look.href(view), current: view === current, changed: view === current && look.changed })),
      ]}
    >
      {settled && <ViewActions list={list} look={look} />}
    </ViewTabs>
  );
  const searching = { searchLabel, q: list.q, onSearch: list.search, filters, onClear: list.clear };
  const toolbar = narrow ? (
    <PhoneToolbar
      {...searching}
      primary={primary}
      total={page?.total}
      sorts={sortChoices(list, declaration.columns)}
      onSelect={declaration.bulk && (() => setChoosing(true))}
      exportHref={exportHref}
    />
  ) : (
    <Toolbar {...searching} filtered={list.filtered}>
      <div className={styles.tools}>{settled && <TableTools columns={declaration.columns} layout={layout} onLayout={setLayout} exportHref={exportHref} total={page?.total} />}</div>
    </Toolbar>
  );
  return (
    <section className={narrow ? styles.phone : styles.card} aria-label={label} onKeyDown={clearOnEscape} {...keptFocus}>
      {narrow ? toolbar : tabs}
      {narrow ? tabs : toolbar}
      {body()}
      {declaration.bulk && (narrow ? isChoosing : all || chosen.size > 0) && <BulkBar selection={stop} total={total} matching={matching} actions={declaration.bulk} />}
      {!items && !error && !narrow && <div className={styles.foot} />}
      {items && total > 0 && (
        <Pager page={at} itemsPerPage={itemsPerPage} total={total} count={items.length} href={list.pageHref} onItemsPerPage={list.setItemsPerPage} />
      )}
    </section>
  );
}
