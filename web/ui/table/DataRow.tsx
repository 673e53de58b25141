import { mergeClasses, TableCell, TableRow } from "@fluentui/react-components";
import { MoreHorizontal20Regular } from "@fluentui/react-icons/svg/more-horizontal";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CheckBox } from "../control/CheckBox.tsx";
import { Hint } from "../hint/Hint.tsx";
import { MenuButton } from "../menu/MenuButton.tsx";
import type { Identified, RowDeclaration } from "./column.ts";
import { RowScope } from "./RowScope.ts";
import { useRowStyles } from "./rowStyles.ts";

/** One row of a table. Everything but the two flags stays the same object between renders, so that a row renders rarely. */
export interface DataRowProps<TRow extends Identified> {
  row: TRow;
  declaration: RowDeclaration<TRow, string>;
  selected: boolean;
  /** Whether the row is under the cursor. */
  current: boolean;
  onSelect: (id: string, range: boolean) => void;
}

/** A row of cells, with its check box first and its menu last. */
export const DataRow: <TRow extends Identified>(props: DataRowProps<TRow>) => ReactNode = memo(Row);

function Row<TRow extends Identified>({ row, declaration, selected, current, onSelect }: DataRowProps<TRow>) {
  const styles = useRowStyles();
  const { t } = useTranslation("ui");
  const { columns, name, actions, bulk } = declaration;
  const tabIndex = current ? 0 : -1;
  const label = name(row);
  return (
    <RowScope value={tabIndex}>
      <TableRow className={mergeClasses(styles.row, selected && styles.selected)} tabIndex={tabIndex} aria-selected={bulk && selected}>
        {bulk && (
          <TableCell className={mergeClasses(styles.cell, styles.select)}>
            <CheckBox
              tabIndex={tabIndex}
              aria-label={t("table.selectRow", { name: label })}
              checked={selected}
              onChange={(range) => onSelect(row.id, range)}
            />
          </TableCell>
        )}
        {columns.map((column) => (
          <TableCell key={column.id} className={mergeClasses(styles.cell, column.align && styles.end)}>
            {column.cell(row)}
          </TableCell>
        ))}
        <TableCell className={mergeClasses(styles.cell, styles.more)}>
          <Hint label={t("table.rowMenu", { name: label })}>
            <MenuButton size="small" appearance="subtle" tabIndex={tabIndex} icon={<MoreHorizontal20Regular />} actions={() => actions(row)} />
          </Hint>
        </TableCell>
      </TableRow>
    </RowScope>
  );
}
