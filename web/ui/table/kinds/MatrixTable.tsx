import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { ReactElement, ReactNode } from "react";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  table: {
    inlineSize: "100%",
    borderCollapse: "collapse",
    "& th, & td": { padding: "8px 0", textAlign: "center", verticalAlign: "middle" },
    "& tr > :first-child": { paddingInlineEnd: "12px", textAlign: "start" },
    "& tbody tr": { borderTop: `1px solid ${appTokens.lineSoft}` },
  },
  head: {
    ...typographyStyles.caption1,
    color: appTokens.colorNeutralForeground3,
    "& th": { fontWeight: 500 },
  },
  column: { inlineSize: "96px", "@media (max-width: 639.98px)": { inlineSize: "60px" } },
  all: { display: "grid", justifyItems: "center", gap: "4px", cursor: "pointer" },
  // As large as a finger.
  hit: { display: "grid", placeItems: "center", minBlockSize: "44px", cursor: "pointer" },
  row: { display: "grid", fontWeight: appTokens.fontWeightRegular },
  note: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  error: { color: appTokens.badForeground },
});

/** A check box at its place in the table; it names itself with `aria-label`. */
export interface MatrixBox {
  id: string;
  box: ReactElement;
}

/** A column of the table. */
export interface MatrixColumn {
  id: string;
  label: string;
  /** A check box for the whole column, under its name. */
  box?: ReactElement;
}

/** A table of check boxes; what they choose is its user's. */
export interface MatrixTableProps {
  /** Names the table. */
  label: string;
  /** What the rows are, over their names. */
  rowHead: string;
  columns: readonly MatrixColumn[];
  /** Each a `MatrixTableRow`. */
  children: ReactNode;
}

/** The frame and the head of a table of check boxes. */
export function MatrixTable({ label, rowHead, columns, children }: MatrixTableProps) {
  const styles = useStyles();
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr className={styles.head}>
          <th scope="col">{rowHead}</th>
          {columns.map(({ id, label: column, box }) => (
            <th key={id} scope="col" className={styles.column}>
              {box ? (
                <label className={styles.all}>
                  {column}
                  {box}
                </label>
              ) : (
                column
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A row of the table. */
export interface MatrixTableRowProps {
  label: string;
  /** A line under the label. */
  note?: string | undefined;
  /** What is wrong with the row, in the place of its note. */
  error?: string | undefined;
  /** One for each column, in their order. */
  boxes: readonly MatrixBox[];
}

/** A row of a `MatrixTable`: its name, and a check box under each column. */
export function MatrixTableRow({ label, note, error, boxes }: MatrixTableRowProps) {
  const styles = useStyles();
  const line = error ?? note;
  return (
    <tr>
      <th scope="row">
        <span className={styles.row}>
          {label}
          {line !== undefined && (
            <span className={mergeClasses(styles.note, error !== undefined && styles.error)}>{line}</span>
          )}
        </span>
      </th>
      {boxes.map(({ id, box }) => (
        <td key={id}>
          <label className={styles.hit}>{box}</label>
        </td>
      ))}
    </tr>
  );
}
