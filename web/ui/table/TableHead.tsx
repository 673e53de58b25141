import { makeStyles, mergeClasses, TableCell, TableHeader, TableHeaderCell, TableRow, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { ListSort } from "../../lib/listState.ts";
import { CheckBox } from "../control/CheckBox.tsx";
import { appTokens } from "../theme/tokens.ts";
import type { Column } from "./column.ts";
import { useRowStyles } from "./rowStyles.ts";

const useStyles = makeStyles({
  head: { position: "sticky", insetBlockStart: 0, zIndex: 1, backgroundColor: appTokens.card },
  row: { borderBottom: "none", ":hover": { backgroundColor: "transparent" } },
  cell: {
    ...typographyStyles.caption1,
    blockSize: "36px",
    boxSizing: "border-box",
    padding: "0 12px",
    boxShadow: `inset 0 -1px 0 ${appTokens.line}`,
    verticalAlign: "middle",
    fontWeight: 500,
    color: appTokens.colorNeutralForeground3,
    whiteSpace: "nowrap",
  },
  button: { minBlockSize: "36px", columnGap: "4px", color: "inherit" },
  endButton: { justifyContent: "flex-end" },
});

/** The head of a table. */
export interface TableHeadProps<TSort extends string> {
  columns: readonly Column<never, TSort>[];
  /** The sort that a person chose. */
  sort: ListSort<TSort> | undefined;
  onSort: (field: TSort) => void;
  /** How much of the page is selected; undefined where rows cannot be. */
  selected: boolean | "mixed" | undefined;
  onSelectPage: () => void;
}

/** Names the columns, sorts by them in the round ascending, descending, default, and selects the whole page. */
export function TableHead<TSort extends string>({ columns, sort, onSort, selected, onSelectPage }: TableHeadProps<TSort>) {
  const styles = useStyles();
  const rowStyles = useRowStyles();
  const { t } = useTranslation("ui");
  return (
    <TableHeader className={styles.head}>
      <TableRow className={styles.row}>
        {selected !== undefined && (
          <TableHeaderCell className={mergeClasses(styles.cell, rowStyles.select)} button={{ className: styles.button }}>
            <CheckBox aria-label={t("table.selectPage")} checked={selected} onChange={onSelectPage} />
          </TableHeaderCell>
        )}
        {columns.map(({ id, header, sort: field, align, width, grow }) => (
          <TableHeaderCell
            key={id}
            className={styles.cell}
            style={grow ? undefined : { inlineSize: `${width}px` }}
            button={{ className: mergeClasses(styles.button, align && styles.endButton) }}
            sortable={field !== undefined}
            sortDirection={sort && field === sort.field ? (sort.order === "ASC" ? "ascending" : "descending") : undefined}
            {...(field !== undefined && { onClick: () => onSort(field) })}
          >
            {header}
          </TableHeaderCell>
        ))}
        <TableCell className={mergeClasses(styles.cell, rowStyles.more)} />
      </TableRow>
    </TableHeader>
  );
}
