import { Field, makeStyles } from "@fluentui/react-components";
import { useId } from "react";
import { decimalsOf } from "#web/lib/texts/amounts.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { useFormField } from "#web/ui/form/field/useFormField.ts";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { MachineBuyStartQuery } from "./buy.generated.ts";
import { buyTexts, stockLooks, stockOf } from "./buyParts.ts";

const useStyles = makeStyles({
  choice: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minBlockSize: "32px",
    fontWeight: 600,
    cursor: "pointer",
  },
  // On a phone the table has no heads.
  sizes: { marginBlockStart: "8px" },
  off: { color: appTokens.colorNeutralForegroundDisabled, cursor: "default" },
});

export interface FlavorTableProps extends Pick<MachineBuyStartQuery, "catalogue"> {
  regionId: string;
}

/** The sizes side by side, of which one is chosen. */
export function FlavorTable({ catalogue, regionId }: FlavorTableProps) {
  const styles = useStyles();
  const words = useWords(buyTexts);
  const format = useFormat();
  const id = useId();
  const label = words("flavor");
  const { value, set, onBlur, ref, error } = useFormField(
    { name: "flavorId", label },
    { describe: (given) => catalogue.flavors.find((one) => one.id === given)?.code ?? "" },
  );
  const pill = pillOf(words, "stock", stockLooks);
  const [first] = catalogue.flavors;
  const decimals = decimalsOf(catalogue.flavors.map(({ hourly }) => hourly));
  return (
    <Field {...fieldLooks({ label }, error)}>
      {(control) => (
        <div {...control} role="radiogroup" className={styles.sizes} onBlur={onBlur}>
          <PlainTable
            label={label}
            rows={catalogue.flavors}
            columns={[
              {
                id: "name",
                least: 72,
                label: words("columns.name"),
                cell: (flavor) => {
                  const isOff = stockOf(catalogue, flavor.id, regionId) === "SOLD_OUT";
                  return (
                    <label className={isOff ? `${styles.choice} ${styles.off}` : styles.choice}>
                      <CheckBox
                        type="radio"
                        name={id}
                        field={flavor === first ? ref : undefined}
                        disabled={isOff}
                        checked={flavor.id === value}
                        onChange={() => set(flavor.id)}
                      />
                      {flavor.code}
                    </label>
                  );
                },
              },
              {
                id: "vcpu",
                least: 72,
                label: words("columns.vcpu"),
                cell: ({ vcpu }) => words("cores", { count: vcpu, value: format.number(vcpu) }),
              },
              {
                id: "memory",
                least: 72,
                label: words("columns.memory"),
                cell: ({ memoryMib }) => words("gib", { value: format.number(memoryMib / 1_024) }),
              },
              {
                id: "hourly",
                least: 72,
                label: words("columns.hourly"),
                named: true,
                cell: ({ hourly }) => format.micros(hourly, decimals),
              },
              {
                id: "monthly",
                least: 72,
                label: words("columns.monthly"),
                named: true,
                cell: ({ monthly }) => format.micros(monthly),
              },
              {
                id: "stock",
                width: 96,
                label: words("columns.stock"),
                cell: (flavor) => pill(stockOf(catalogue, flavor.id, regionId)),
              },
            ]}
          />
        </div>
      )}
    </Field>
  );
}
