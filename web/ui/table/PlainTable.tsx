import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";
import type { Identified } from "./column.ts";

const phone = "@media (max-width: 639.98px)";

const useStyles = makeStyles({
  table: {
    inlineSize: "100%",
    tableLayout: "fixed",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
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
  first: { [phone]: { gridColumn: "1 / -1" } },
  // Without a neighbour it takes the whole line.
  last: { paddingInlineEnd: 0, [phone]: { ":nth-child(even)": { gridColumn: "1 / -1" } } },
  end: { textAlign: "end" },
});

/** A column of a plain table. */
export interface PlainColumn<TRow> {
  id: string;
  label: string;
  cell: (row: TRow) => ReactNode;
  /** In pixels; columns without it share the rest. */
  width?: number;
  /** Whether its values stand at the end edge, as numbers do. */
  end?: boolean;
}

/** A few rows in a card. */
export interface PlainTableProps<TRow extends Identified> {
  label: string;
  rows: readonly TRow[];
  columns: readonly PlainColumn<TRow>[];
}

/** A few rows in a card that need neither search nor pages; on a phone the first cell of each stands above the others. */
export function PlainTable<TRow extends Identified>({ label, rows, columns }: PlainTableProps<TRow>) {
  const styles = useStyles();
  const look = (at: number, own: string | undefined, end = false) =>
    mergeClasses(own, end && styles.end, at === columns.length - 1 && styles.last);
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.part}>
        <tr>
          {columns.map(({ id, label: name, width, end }, at) => (
            <th
              key={id}
              scope="col"
              className={look(at, styles.head, end)}
              {...(width !== undefined && { style: { inlineSize: width } })}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.part}>
        {rows.map((row) => (
          <tr key={row.id} className={styles.row}>
            {columns.map(({ id, cell, end }, at) => (
              <td key={id} className={mergeClasses(look(at, styles.cell, end), at === 0 && styles.first)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
