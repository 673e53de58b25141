import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { ArrowDown12Regular } from "@fluentui/react-icons/svg/arrow-down";
import { ArrowUp12Regular } from "@fluentui/react-icons/svg/arrow-up";
import type { ReactNode } from "react";
import type { ListSort } from "#web/lib/list/listState.ts";
import { useMediaQuery } from "#web/lib/useMediaQuery.ts";
import { SideScroll } from "#web/ui/layout/SideScroll.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { beyondPhone, wideWindow } from "#web/ui/layout/windows.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";
import type { Identified } from "#web/ui/table/parts/column.ts";
import type { StyleWithVariables } from "#web/ui/table/pinStyles.ts";

const phone = "@media (max-width: 639.98px)";

/** What a column that says nothing of its width has at least, and what stands behind each but the last, in pixels. */
const [LEAST, PADDING] = [120, 12];

const useStyles = makeStyles({
  table: {
    inlineSize: "100%",
    tableLayout: "fixed",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    [beyondPhone]: { minInlineSize: "var(--least)" },
    [phone]: { display: "block" },
  },
  part: { [phone]: { display: "block" } },
  head: {
    ...typographyStyles.caption1,
    fontWeight: 500,
    textAlign: "start",
    color: appTokens.colorNeutralForeground3,
    paddingBlockEnd: "8px",
    paddingInline: 0,
    paddingInlineEnd: "12px",
    [phone]: unseen,
  },
  row: {
    borderTop: `1px solid ${appTokens.lineSoft}`,
    [phone]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      gap: "4px 12px",
      paddingBlock: "8px",
    },
  },
  cell: {
    blockSize: "47px",
    boxSizing: "border-box",
    paddingBlock: "4px",
    paddingInline: 0,
    paddingInlineEnd: "12px",
    overflowWrap: "anywhere",
    [phone]: { blockSize: "auto", padding: 0 },
  },
  last: { paddingInlineEnd: 0 },
  // The first has the others below it, and the last the whole line where nothing is beside it.
  whole: { [phone]: { gridColumn: "1 / -1" } },
  end: { [beyondPhone]: { textAlign: "end" } },
  // What stands second in a line of a phone ends where the line does.
  second: { [phone]: { justifySelf: "end", textAlign: "end" } },
  name: {
    display: "none",
    ...typographyStyles.caption1,
    color: appTokens.colorNeutralForeground3,
    [phone]: { display: "inline", marginInlineEnd: "6px" },
  },
  button: {
    display: "inline-flex",
    alignItems: "center",
    gap: "4px",
    minBlockSize: "24px",
    marginInline: "-4px",
    paddingBlock: 0,
    paddingInline: "4px",
    border: "none",
    borderRadius: appTokens.borderRadiusMedium,
    font: "inherit",
    color: "inherit",
    backgroundColor: "transparent",
    cursor: "pointer",
    ":hover": { color: appTokens.colorNeutralForeground1Hover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
});

const directions = { ASC: "ascending", DESC: "descending" } as const;

/** A column of a plain table. */
export interface PlainColumn<TRow> {
  id: string;
  label: string;
  cell: (row: TRow) => ReactNode;
  /** In pixels; columns without it share the rest. */
  width?: number;
  /** What it has at least where it shares the rest, in pixels; 120 where it is not said. A table without that room scrolls. */
  least?: number;
  /** The window from which on it is shown: wider than a phone's, or from 1,400 px. */
  from?: "tablet" | "wide";
  /** Whether its name stands before the value on a phone, where the heads are not seen. */
  named?: boolean;
  /** Whether its values stand at the end edge, as numbers do. */
  end?: boolean;
  /** Whether a press on its head sorts by it, where the table can be sorted; on a phone, without heads, a menu does. */
  sortable?: boolean;
}

/** A few rows in a card. */
export interface PlainTableProps<TRow extends Identified> {
  label: string;
  rows: readonly TRow[];
  columns: readonly PlainColumn<TRow>[];
  /** The column that a person sorted by; the rows come in that order already. */
  sort?: ListSort<string> | undefined;
  /** Sorts in the round ascending, descending, as they come. */
  onSort?: (sort: ListSort<string> | undefined) => void;
}

/** The next sort of the round that presses on one head go. */
const nextSort = (id: string, sort: ListSort<string> | undefined): ListSort<string> | undefined => {
  if (sort?.field !== id) return { field: id, order: "ASC" };
  return sort.order === "ASC" ? { field: id, order: "DESC" } : undefined;
};

/** A few rows in a card that need no pages; on a phone the first cell of each stands above the others, of two beside the other. */
export function PlainTable<TRow extends Identified>(props: PlainTableProps<TRow>) {
  const { label, rows, sort, onSort } = props;
  const styles = useStyles();
  const narrow = useNarrow();
  const isWide = useMediaQuery(wideWindow);
  const columns = props.columns.filter(({ from }) =>
    from === "wide" ? isWide : from === undefined || !narrow,
  );
  const orderOf = (id: string) => (sort?.field === id ? sort.order : undefined);
  const look = (at: number, own: string | undefined, end = false) =>
    mergeClasses(own, end && styles.end, at === columns.length - 1 && styles.last);
  const onPhone = (at: number) => {
    const isSecond = columns.length === 2 ? at === 1 : at > 0 && at % 2 === 0;
    if (isSecond) return styles.second;
    return columns.length !== 2 && (at === 0 || at === columns.length - 1) && styles.whole;
  };
  const style: StyleWithVariables = {
    "--least": `${columns.reduce((sum, { width, least }) => sum + (width ?? least ?? LEAST) + PADDING, -PADDING)}px`,
  };
  return (
    <SideScroll label={label}>
      <table className={styles.table} style={style} aria-label={label}>
        <thead className={styles.part}>
          <tr>
            {columns.map(({ id, label: name, width, end, sortable = false }, at) => {
              const order = orderOf(id);
              return (
                <th
                  key={id}
                  scope="col"
                  className={look(at, styles.head, end)}
                  {...(onSort && sortable && { "aria-sort": order ? directions[order] : "none" })}
                  {...(width !== undefined && { style: { inlineSize: width } })}
                >
                  {onSort && sortable && !narrow ? (
                    <button
                      type="button"
                      className={styles.button}
                      onClick={() => onSort(nextSort(id, sort))}
                    >
                      {name}
                      {order === "ASC" && <ArrowUp12Regular aria-hidden />}
                      {order === "DESC" && <ArrowDown12Regular aria-hidden />}
                    </button>
                  ) : (
                    name
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody className={styles.part}>
          {rows.map((row) => (
            <tr key={row.id} className={styles.row}>
              {columns.map(({ id, label: name, named, cell, end }, at) => (
                <td key={id} className={mergeClasses(look(at, styles.cell, end), onPhone(at))}>
                  {named && (
                    <span className={styles.name} aria-hidden>
                      {name}
                    </span>
                  )}
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
}
