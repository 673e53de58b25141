import { makeStyles, mergeClasses, TableCell, TableHeader, TableHeaderCell, TableRow, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { ListSort } from "../../lib/listState.ts";
import { CheckBox } from "../control/CheckBox.tsx";
import { appTokens } from "../theme/tokens.ts";
import type { Column } from "./column.ts";
import type { PlacedColumn } from "./columnLayout.ts";
import { lazyTablePiece } from "./lazyTablePiece.ts";
import { pinStyles } from "./pinStyles.ts";
import { useRowStyles } from "./rowStyles.ts";

const ColumnResizer = lazyTablePiece(async () => (await import("./ColumnResizer.tsx")).ColumnResizer);

const useStyles = makeStyles({
  head: { position: "sticky", insetBlockStart: 0, zIndex: 2, backgroundColor: appTokens.card },
  row: { borderBottom: "none", ":hover": { backgroundColor: "transparent" } },
  cell: {
    ...typographyStyles.caption1,
    position: "relative",
    blockSize: "36px",
    boxSizing: "border-box",
    padding: "0 12px",
    boxShadow: `inset 0 -1px 0 ${appTokens.line}`,
    verticalAlign: "middle",
    fontWeight: 500,
    color: appTokens.colorNeutralForeground3,
    whiteSpace: "nowrap",
    // What has the focus marks itself: the name, the edge or the box, and not the whole cell.
    "&[data-fui-focus-within]:focus-within": { outlineStyle: "none", borderTopLeftRadius: 0, borderTopRightRadius: 0, borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
  },
  pinned: { position: "sticky", zIndex: 1, backgroundColor: appTokens.card },
  button: {
    boxSizing: "border-box",
    inlineSize: "calc(100% + 16px)",
    minBlockSize: "36px",
    marginInline: "-8px",
    paddingInline: "8px",
    columnGap: "4px",
    color: "inherit",
    backgroundColor: "transparent",
    resize: "none",
    overflow: "hidden",
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-4px", borderRadius: appTokens.borderRadiusMedium },
  },
  endButton: { justifyContent: "flex-end" },
});

/** The head of a table. */
export interface TableHeadProps<TSort extends string> {
  columns: readonly PlacedColumn<Column<never, TSort>>[];
  /** The sort that a person chose. */
  sort: ListSort<TSort> | undefined;
  onSort: (field: TSort) => void;
  /** Undefined until columns may be resized: a moment after the rows stand. */
  onResize: ((id: string, width: number) => void) | undefined;
  /** How much of the page is selected; undefined where rows cannot be. */
  selected: boolean | "mixed" | undefined;
  onSelectPage: () => void;
}

/** Names the columns, sorts by them in the round ascending, descending, default, resizes them, and selects the whole page. */
export function TableHead<TSort extends string>({ columns, sort, onSort, onResize, selected, onSelectPage }: TableHeadProps<TSort>) {
  const styles = useStyles();
  const rowStyles = useRowStyles();
  const { t } = useTranslation("ui");
  const grows = columns.some(({ set }) => set === undefined);
  return (
    <TableHeader className={styles.head}>
      <TableRow className={styles.row}>
        {selected !== undefined && (
          <TableHeaderCell className={mergeClasses(styles.cell, styles.pinned, rowStyles.select)} style={pinStyles.check} button={{ className: styles.button }}>
            <CheckBox aria-label={t("table.selectPage")} checked={selected} onChange={onSelectPage} />
          </TableHeaderCell>
        )}
        {columns.map(({ id, header, sort: field, align, width, set, pin }) => (
          <TableHeaderCell
            key={id}
            aria-label={header}
            className={mergeClasses(styles.cell, pin !== undefined && styles.pinned)}
            style={{ ...(pin !== undefined && pinStyles.column(pin)), ...(set !== undefined && { inlineSize: `${set}px` }) }}
            button={{ className: mergeClasses(styles.button, align && styles.endButton) }}
            aside={onResize && <ColumnResizer name={header} width={set} least={width} onResize={(to) => onResize(id, to)} />}
            sortable={field !== undefined}
            sortDirection={sort && field === sort.field ? (sort.order === "ASC" ? "ascending" : "descending") : undefined}
            {...(field !== undefined && { onClick: () => onSort(field) })}
          >
            {header}
          </TableHeaderCell>
        ))}
        <TableCell className={mergeClasses(styles.cell, rowStyles.more, !grows && rowStyles.rest)} />
      </TableRow>
    </TableHeader>
  );
}
