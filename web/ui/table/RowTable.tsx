import { makeStyles, mergeClasses, Table, TableBody } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { ListSort } from "../../lib/listState.ts";
import { appTokens } from "../theme/tokens.ts";
import type { Identified, RowDeclaration } from "./column.ts";
import { DataRow } from "./DataRow.tsx";
import { SkeletonRows } from "./SkeletonRows.tsx";
import { TableHead } from "./TableHead.tsx";
import { useRowCursor } from "./useRowCursor.ts";
import type { Selection } from "./useSelection.ts";

const useStyles = makeStyles({
  scroll: { flexGrow: 1, minBlockSize: 0, overflow: "auto", scrollPaddingBlockStart: "36px", scrollbarGutter: "auto" },
  table: { backgroundColor: "transparent" },
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
  stale: boolean;
  sort: ListSort<TSort> | undefined;
  onSort: (field: TSort) => void;
  selection: Selection<TRow>;
  /** Scrolls to the top when it changes. */
  place: string;
}

/** The table that scrolls inside its card under a sticky head, with a cursor and a selection. */
export function RowTable<TRow extends Identified, TSort extends string>(props: RowTableProps<TRow, TSort>) {
  const { label, rows = [], expected, declaration, stale, sort, onSort, selection, place } = props;
  const { columns, href, bulk } = declaration;
  const styles = useStyles();
  const navigate = useNavigate();
  const scroll = useRef<HTMLDivElement>(null);
  const { chosen, toggle, togglePage } = selection;
  useEffect(() => {
    if (scroll.current) scroll.current.scrollTop = 0;
  }, [place]);

  const cursor = useRowCursor(rows.length, {
    open: (index) => {
      const row = rows[index];
      if (row) void navigate(href(row));
    },
    select: bulk && ((index, range) => toggle(rows[index]?.id ?? "", range)),
  });
  const chosenHere = rows.filter(({ id }) => chosen.has(id)).length;
  const selected = chosenHere === 0 ? false : chosenHere === rows.length || "mixed";
  const least = columns.reduce((sum, { width }) => sum + width, bulk ? 108 : 60);
  return (
    <div ref={scroll} className={styles.scroll}>
      <Table aria-label={label} aria-busy={stale || props.rows === undefined} className={styles.table} style={{ minInlineSize: `${least}px` }}>
        <TableHead columns={columns} sort={sort} onSort={onSort} selected={bulk && selected} onSelectPage={togglePage} />
        {props.rows ? (
          <TableBody className={mergeClasses(styles.body, stale && styles.stale)} onFocus={cursor.onFocus} onKeyDown={cursor.onKeyDown}>
            {rows.map((row, index) => (
              <DataRow key={row.id} row={row} declaration={declaration} selected={chosen.has(row.id)} current={index === cursor.at} onSelect={toggle} />
            ))}
          </TableBody>
        ) : (
          <SkeletonRows columns={columns} count={expected} selectable={bulk !== undefined} />
        )}
      </Table>
    </div>
  );
}
