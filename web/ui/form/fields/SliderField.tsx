import { Field, makeStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { RangeBox } from "#web/ui/control/RangeBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { type FieldDeclaration, useFormField } from "#web/ui/form/field/useFormField.ts";

const useStyles = makeStyles({
  row: { display: "flex", alignItems: "flex-start", gap: "16px" },
  value: {
    minInlineSize: "56px",
    textAlign: "end",
    lineHeight: "32px",
    fontVariantNumeric: "tabular-nums",
    color: appTokens.colorNeutralForeground2,
  },
});

/** A number within bounds, where nearby is near enough. */
export interface SliderFieldProps extends FieldDeclaration {
  min: number;
  max: number;
  step?: number;
  ticks?: readonly number[];
  /** Writes a value; a plain number by default. */
  format?: (value: number) => string;
}

/** A field for a number on a rail; the form holds the number. */
export function SliderField(props: SliderFieldProps) {
  const { name: _, min, max, step = 1, ticks, format, ...declaration } = props;
  const styles = useStyles();
  const { number } = useFormat();
  const write = format ?? number;
  const { value, set, onBlur, ref, error } = useFormField(props, {
    formatBound: write,
    describe: (given) => write(Number(given)),
  });
  const now = typeof value === "number" ? value : min;
  return (
    <Field {...fieldLooks(declaration, error)}>
      {(control) => (
        <div className={styles.row}>
          <RangeBox
            thumbs={[{ label: declaration.label, value: now, set }]}
            {...{ min, max, step, ticks, ref, onBlur }}
            format={write}
            disabled={declaration.disabled || declaration.readOnly}
            describedBy={control["aria-describedby"]}
          />
          <span aria-hidden className={styles.value}>
            {write(now)}
          </span>
        </div>
      )}
    </Field>
  );
}
