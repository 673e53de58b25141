import {
  makeStyles,
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  typographyStyles,
} from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";

const useStyles = makeStyles({
  head: { color: appTokens.colorNeutralForeground3, ...typographyStyles.caption1 },
  name: { minInlineSize: 0, paddingBlock: "6px", overflowWrap: "anywhere" },
  value: { inlineSize: "104px", textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  end: { justifyContent: "flex-end", textAlign: "end" },
  narrow: { inlineSize: "84px" },
  wide: { inlineSize: "132px" },
  middle: { inlineSize: "108px" },
  slim: { inlineSize: "48px" },
  // The button below says what it is; the head is for those who hear the table.
  unseen,
});

export interface FactColumn {
  id: string;
  name: string;
  /** Left out on a phone. */
  isExtra?: boolean;
  /** With room for a word or a moment. */
  isWide?: boolean;
  /** With room for a button. */
  isSlim?: boolean;
}

export interface FactRow {
  id: string;
  name: ReactNode;
  /** The values by the columns after the first. */
  values: Readonly<Record<string, ReactNode>>;
}

/** A small table of names and numbers. */
export function FactTable({
  label,
  name,
  columns,
  rows,
}: {
  label: string;
  /** What stands at the head of the names. */
  name: string;
  columns: readonly FactColumn[];
  rows: readonly FactRow[];
}) {
  const styles = useStyles();
  const isNarrow = useNarrow();
  const shown = columns.filter(({ isExtra }) => !(isNarrow && isExtra));
  const sizeOf = ({ isWide, isSlim }: FactColumn) =>
    mergeClasses(
      styles.value,
      isNarrow && styles.narrow,
      isWide && (isNarrow ? styles.middle : styles.wide),
      isSlim && styles.slim,
    );
  return (
    <Table size="small" aria-label={label}>
      <TableHeader>
        <TableRow>
          <TableHeaderCell className={styles.head}>{name}</TableHeaderCell>
          {shown.map((column) => (
            <TableHeaderCell
              key={column.id}
              className={mergeClasses(styles.head, sizeOf(column))}
              button={{ className: styles.end }}
            >
              <span className={column.isSlim ? styles.unseen : undefined}>{column.name}</span>
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell>
              <div className={styles.name}>{row.name}</div>
            </TableCell>
            {shown.map((column) => (
              <TableCell key={column.id} className={sizeOf(column)}>
                {row.values[column.id]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
