import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "#web/lib/navigation/place.ts";
import type { ListSort } from "#web/lib/list/listState.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { Identified, RowDeclaration } from "./parts/column.ts";
import { type ColumnLayout, placeColumns, putColumn, rowHeightOf } from "./parts/columnLayout.ts";
import { DataRow } from "./DataRow.tsx";
import { mostRows, VirtualRows } from "./kindPieces.ts";
import { tableStyle } from "./pinStyles.ts";
import { SkeletonRows } from "./SkeletonRows.tsx";
import { TableHead } from "./TableHead.tsx";
import { useRowCursor } from "./useRowCursor.ts";
import { useRowKeys } from "./useRowKeys.ts";
import type { Selection } from "./parts/useSelection.ts";
import { ColumnMover } from "./toolPieces.ts";

const noRows: readonly never[] = [];

/** The line at the end of the pinned columns, where a person pinned some or the others are scrolled under them. */
const pinLine = { "--pin-line": appTokens.colorNeutralStroke1 };

const useStyles = makeStyles({
  scroll: {
    flexGrow: 1,
    minBlockSize: 0,
    overflow: "auto",
    scrollPaddingBlockStart: "36px",
    scrollbarGutter: "auto",
    "&[data-pinned]": pinLine,
    "&[data-aside]": pinLine,
  },
  table: { inlineSize: "100%", tableLayout: "fixed", borderCollapse: "collapse" },
  body: { transitionProperty: "opacity", transitionDuration: appTokens.durationFaster },
  stale: { opacity: 0.6, transitionDelay: "150ms" },
});

/** The rows of a list in a window wide enough for a table. */
export interface RowTableProps<TRow extends Identified, TSort extends string> {
  label: string;
  /** Undefined until the first rows come. */
  rows: readonly TRow[] | undefined;
  /** How many rows the skeleton has. */
  expected: number;
  declaration: RowDeclaration<TRow, TSort>;
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
  stale: boolean;
  /** The rows stand since a moment, so that what only completes the table may come. */
  settled: boolean;
  sort: ListSort<TSort> | undefined;
  onSort: (field: TSort) => void;
  selection: Selection<TRow>;
  /** Scrolls to the top when it changes. */
  place: string;
}

/** The table that scrolls inside its card under a sticky head, with a cursor and a selection. */
export function RowTable<TRow extends Identified, TSort extends string>(props: RowTableProps<TRow, TSort>) {
  const {
    label,
    rows = noRows,
    expected,
    declaration,
    layout,
    onLayout,
    stale,
    settled,
    sort,
    onSort,
    selection,
    place,
  } = props;
  const { href, bulk } = declaration;
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const navigate = useNavigate();
  const scroll = useRef<HTMLDivElement>(null);
  const { has, toggle, extend, togglePage } = selection;
  const columns = useMemo(() => placeColumns(declaration.columns, layout), [declaration, layout]);
  // Asked of the element, its place would cost a layout with every page.
  const scrolled = useRef(false);
  const placed = useRef(place);
  useEffect(() => {
    if (placed.current === place) return;
    placed.current = place;
    if (scrolled.current) scroll.current?.scrollTo({ top: 0 });
  }, [place]);
  const keyOf = useRowKeys(rows);

  const idAt = (index: number) => rows[index]?.id ?? "";
  const cursor = useRowCursor(rows.length, {
    open: (index) => {
      const row = rows[index];
      if (row) void navigate(href(row));
    },
    select: bulk && ((index, range) => toggle(idAt(index), range)),
    extend: bulk && ((from, to) => extend(idAt(from), idAt(to))),
  });
  const chosenHere = rows.filter(({ id }) => has(id)).length;
  const selected = chosenHere === 0 ? false : chosenHere === rows.length || "mixed";
  const isVirtual = rows.length > mostRows;
  const rowHeight = rowHeightOf(layout.density, declaration.tall);
  const rowAt = (row: TRow, index: number) => (
    <DataRow
      key={keyOf(row.id)}
      row={row}
      index={index}
      declaration={declaration}
      columns={columns}
      selected={has(row.id)}
      current={index === cursor.at}
      onSelect={toggle}
      t={t}
      counted={isVirtual}
    />
  );
  const resize = useCallback(
    (id: string, width: number) => onLayout({ ...layout, widths: { ...layout.widths, [id]: width } }),
    [layout, onLayout],
  );
  const pageSelected = bulk && selected;
  const onResize = settled ? resize : undefined;
  const head = useMemo(
    () => (
      <TableHead
        columns={columns}
        sort={sort}
        onSort={onSort}
        onResize={onResize}
        selected={pageSelected}
        onSelectPage={togglePage}
      />
    ),
    [columns, sort, onSort, onResize, pageSelected, togglePage],
  );
  return (
    <div
      ref={scroll}
      className={styles.scroll}
      data-pinned={columns.some(({ pin = 0 }) => pin > 0) || undefined}
      onScroll={({ currentTarget }) => {
        scrolled.current = currentTarget.scrollTop > 0;
        currentTarget.toggleAttribute("data-aside", currentTarget.scrollLeft !== 0);
      }}
    >
      {/* Before the table: what is only heard would stand below the last row, and lengthen the page. */}
      {settled && (
        <ColumnMover
          scroll={scroll}
          columns={columns}
          onMove={(id, to) => onLayout(putColumn(declaration.columns, layout, id, to))}
        />
      )}
      <table
        aria-label={label}
        aria-busy={stale || props.rows === undefined}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
        className={styles.table}
        style={tableStyle(columns, bulk !== undefined, layout.density, rowHeight)}
      >
        {head}
        {props.rows ? (
          <tbody
            className={mergeClasses(styles.body, stale && styles.stale)}
            onFocus={cursor.onFocus}
            onKeyDown={cursor.onKeyDown}
          >
            {isVirtual ? (
              <VirtualRows
                count={rows.length}
                at={cursor.at}
                rowHeight={rowHeight}
                scroll={scroll}
                idAt={idAt}
              >
                {(index) => rows[index] && rowAt(rows[index], index)}
              </VirtualRows>
            ) : (
              rows.map(rowAt)
            )}
          </tbody>
        ) : (
          <SkeletonRows columns={columns} count={expected} selectable={bulk !== undefined} />
        )}
      </table>
    </div>
  );
}
