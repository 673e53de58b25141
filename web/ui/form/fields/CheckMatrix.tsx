import { useTranslation } from "react-i18next";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { MatrixTable, MatrixTableRow } from "#web/ui/table/kinds/MatrixTable.tsx";
import { textsOf } from "#web/ui/form/field/textsOf.ts";
import { useFormField } from "#web/ui/form/field/useFormField.ts";
import type { Choice } from "#web/ui/form/field/choice.ts";

/** A row of the matrix: a field of the form, which holds the chosen columns' values in their order. */
export interface MatrixRow {
  name: string;
  label: string;
  note?: string;
}

/** A table of check boxes. */
export interface CheckMatrixProps {
  /** Names the table. */
  label: string;
  /** What the rows are, over their names. */
  rowHead: string;
  columns: readonly Choice[];
  rows: readonly MatrixRow[];
}

/** Fields that each hold any number of the same few values, as a table of check boxes. */
export function CheckMatrix({ label, rowHead, columns, rows }: CheckMatrixProps) {
  return (
    <MatrixTable
      label={label}
      rowHead={rowHead}
      columns={columns.map(({ value, label: column }) => ({ id: value, label: column }))}
    >
      {rows.map((row) => (
        <MatrixFields key={row.name} {...row} columns={columns} />
      ))}
    </MatrixTable>
  );
}

function MatrixFields({ name, label, note, columns }: MatrixRow & Pick<CheckMatrixProps, "columns">) {
  const { t } = useTranslation("ui");
  const labels = (value: unknown) =>
    columns.filter((column) => textsOf(value).includes(column.value)).map((column) => column.label);
  const { value, set, onBlur, ref, error } = useFormField(
    { name, label },
    { describe: (given) => labels(given).join(t("form.and")) || t("form.nothing") },
  );
  const chosen = textsOf(value);
  const turn = (one: string) =>
    set(columns.map((column) => column.value).filter((each) => (each === one) !== chosen.includes(each)));
  const boxes = columns.map((column, index) => ({
    id: column.value,
    box: (
      <CheckBox
        field={index === 0 ? ref : undefined}
        aria-label={`${label}: ${column.label}`}
        checked={chosen.includes(column.value)}
        onChange={() => turn(column.value)}
        onBlur={onBlur}
      />
    ),
  }));
  return <MatrixTableRow label={label} note={note} error={error} boxes={boxes} />;
}
