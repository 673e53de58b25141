import { mergeClasses } from "@fluentui/react-components";
import { memo, type ReactNode } from "react";
import type { TFunction } from "i18next";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import type { Column, Identified, RowDeclaration } from "./parts/column.ts";
import type { PlacedColumn } from "./parts/columnLayout.ts";
import { pinStyles } from "./pinStyles.ts";
import { RowScope } from "#web/ui/cell/RowScope.ts";
import { useRowStyles } from "./rowStyles.ts";

/** One row of a table. Everything but the two flags stays the same object between renders, so that a row renders rarely. */
export interface DataRowProps<TRow extends Identified> {
  row: TRow;
  /** Its place in the page, from 0. */
  index: number;
  declaration: RowDeclaration<TRow, string>;
  columns: readonly PlacedColumn<Column<TRow, string>>[];
  selected: boolean;
  /** Whether the row is under the cursor. */
  current: boolean;
  onSelect: (id: string, range: boolean) => void;
  /** The texts of the kit. */
  t: TFunction<"ui">;
  /** Says which row of how many it is, where not all rows are in the document. */
  counted?: boolean;
}

/** A row of cells, with its check box first and its menu last. */
export const DataRow: <TRow extends Identified>(props: DataRowProps<TRow>) => ReactNode = memo(Row);

function Row<TRow extends Identified>({
  row,
  index,
  declaration,
  columns,
  selected,
  current,
  onSelect,
  t,
  counted = false,
}: DataRowProps<TRow>) {
  const styles = useRowStyles();
  const { name, actions, bulk } = declaration;
  const tabIndex = current ? 0 : -1;
  const label = name(row);
  return (
    <RowScope value={tabIndex}>
      <tr
        className={mergeClasses(styles.row, selected && styles.selected)}
        tabIndex={tabIndex}
        data-index={index}
        aria-rowindex={counted ? index + 2 : undefined}
        aria-selected={bulk && selected}
      >
        {bulk && (
          <td className={mergeClasses(styles.cell, styles.select, styles.pinned)} style={pinStyles.check}>
            <CheckBox
              tabIndex={tabIndex}
              aria-label={t("table.selectRow", { name: label })}
              checked={selected}
              onChange={(range) => onSelect(row.id, range)}
            />
          </td>
        )}
        {columns.map((column) => (
          <td
            key={column.id}
            className={mergeClasses(
              styles.cell,
              column.align && styles.end,
              column.pin !== undefined && styles.pinned,
              column.edge && styles.pinEdge,
            )}
            {...(column.pin !== undefined && { style: pinStyles.column(column.pin) })}
          >
            {column.cell(row)}
          </td>
        ))}
        <td className={mergeClasses(styles.cell, styles.more)}>
          <RowMenu
            label={t("table.rowMenu", { name: label })}
            tabIndex={tabIndex}
            actions={() => actions(row)}
          />
        </td>
      </tr>
    </RowScope>
  );
}
