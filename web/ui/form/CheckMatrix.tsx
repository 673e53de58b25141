import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { CheckBox } from "../control/CheckBox.tsx";
import { appTokens } from "../theme/tokens.ts";
import type { Choice } from "./SelectField.tsx";
import { textsOf } from "./textsOf.ts";
import { useFormField } from "./useFormField.ts";

const useStyles = makeStyles({
  table: {
    inlineSize: "100%",
    borderCollapse: "collapse",
    "& th, & td": { padding: "8px 0", textAlign: "center", verticalAlign: "middle" },
    "& tr > :first-child": { paddingInlineEnd: "12px", textAlign: "start" },
    "& tbody tr": { borderTop: `1px solid ${appTokens.lineSoft}` },
  },
  head: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3, "& th": { fontWeight: 500 } },
  column: { inlineSize: "96px", "@media (max-width: 639.98px)": { inlineSize: "60px" } },
  // As large as a finger.
  hit: { display: "grid", placeItems: "center", minBlockSize: "44px", cursor: "pointer" },
  row: { display: "grid", fontWeight: appTokens.fontWeightRegular },
  note: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  error: { color: appTokens.badForeground },
});

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
  const styles = useStyles();
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr className={styles.head}>
          <th scope="col">{rowHead}</th>
          {columns.map(({ value, label: column }) => (
            <th key={value} scope="col" className={styles.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <MatrixFields key={row.name} {...row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

function MatrixFields({ name, label, note, columns }: MatrixRow & Pick<CheckMatrixProps, "columns">) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const labels = (value: unknown) => columns.filter((column) => textsOf(value).includes(column.value)).map((column) => column.label);
  const { value, set, onBlur, ref, error } = useFormField({ name, label }, { describe: (given) => labels(given).join(t("form.and")) || t("form.nothing") });
  const chosen = textsOf(value);
  const line = error ?? note;
  const turn = (one: string) => set(columns.map((column) => column.value).filter((each) => (each === one) !== chosen.includes(each)));
  return (
    <tr>
      <th scope="row">
        <span className={styles.row}>
          {label}
          {line !== undefined && <span className={mergeClasses(styles.note, error !== undefined && styles.error)}>{line}</span>}
        </span>
      </th>
      {columns.map((column, index) => (
        <td key={column.value}>
          <label className={styles.hit}>
            <CheckBox
              field={index === 0 ? ref : undefined}
              aria-label={`${label}: ${column.label}`}
              checked={chosen.includes(column.value)}
              onChange={() => turn(column.value)}
              onBlur={onBlur}
            />
          </label>
        </td>
      ))}
    </tr>
  );
}
