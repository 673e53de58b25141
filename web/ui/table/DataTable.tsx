import { makeStyles } from "@fluentui/react-components";
import type { KeyboardEvent } from "react";
import type { ListState } from "../../lib/useListState.ts";
import type { LinkAction } from "../action/ActionLink.tsx";
import { lazyPiece } from "../lazy/lazyPiece.tsx";
import { useNarrow } from "../page/useNarrow.ts";
import { appTokens } from "../theme/tokens.ts";
import { CardList } from "./CardList.tsx";
import type { Identified, RowDeclaration } from "./column.ts";
import type { FilterField } from "./filterFields.ts";
import type { ListPage } from "./listPage.ts";
import { Pager } from "./Pager.tsx";
import { RowTable } from "./RowTable.tsx";
import { SkeletonCards } from "./SkeletonCards.tsx";
import type { EmptyText } from "./TableMessage.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { useSelection } from "./useSelection.ts";
import { ViewTabs } from "./ViewTabs.tsx";

const BulkBar = lazyPiece(async () => (await import("./BulkBar.tsx")).BulkBar);
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
  empty: EmptyText;
  /** The title when the list could not be fetched. */
  failed: string;
}

/** One list with everything a list has: views, search, filters, sort, selection, keyboard cursor, paging, and its states. */
export function DataTable<TRow extends Identified, TSort extends string, TValues extends object, TView extends string, TInput extends object>(
  props: DataTableProps<TRow, TSort, TValues, TView, TInput>,
) {
  const { label, list, page: { page, stale, error, retry }, rows: declaration, views, filters, searchLabel, primary, empty, failed } = props;
  const styles = useStyles();
  const narrow = useNarrow();
  const items = page?.items;
  const total = page?.total ?? 0;
  const { page: at, itemsPerPage } = list;
  const selection = useSelection(items ?? [], JSON.stringify([list.view, list.q, list.filters]));
  const { chosen, clear } = selection;
  const clearOnEscape = ({ key, currentTarget, target, defaultPrevented }: KeyboardEvent) => {
    if (key === "Escape" && !defaultPrevented && target instanceof Node && currentTarget.contains(target)) clear();
  };
  const lastPage = Math.ceil(total / itemsPerPage);
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
          defaultView={views[0] && views[0].id !== list.view ? list.viewHref(views[0].id) : undefined}
        />
      );
    }
    const expected = Math.min(itemsPerPage, skeletonRows);
    if (narrow) return items ? <CardList label={label} rows={items} declaration={declaration} stale={stale} /> : <SkeletonCards count={expected} />;
    return (
      <RowTable
        label={label}
        rows={items}
        expected={expected}
        declaration={declaration}
        stale={stale}
        sort={list.chosenSort}
        onSort={list.toggleSort}
        selection={selection}
        place={`${at} ${itemsPerPage} ${list.view}`}
      />
    );
  };
  const tabs = <ViewTabs views={views.map((view) => ({ ...view, href: list.viewHref(view.id), current: view.id === list.view }))} />;
  const toolbar = (
    <Toolbar
      searchLabel={searchLabel}
      q={list.q}
      onSearch={list.search}
      filters={filters}
      filtered={list.filtered}
      onClear={list.clear}
      primary={primary}
      total={page?.total}
    />
  );
  return (
    <section className={narrow ? styles.phone : styles.card} aria-label={label} onKeyDown={clearOnEscape}>
      {narrow ? toolbar : tabs}
      {narrow ? tabs : toolbar}
      {body()}
      {declaration.bulk && chosen.size > 0 && !narrow && (
        <BulkBar rows={[...chosen.values()]} actions={declaration.bulk} onClear={clear} />
      )}
      {!items && !error && !narrow && <div className={styles.foot} />}
      {items && total > 0 && (
        <Pager page={at} itemsPerPage={itemsPerPage} total={total} count={items.length} href={list.pageHref} onItemsPerPage={list.setItemsPerPage} />
      )}
    </section>
  );
}
