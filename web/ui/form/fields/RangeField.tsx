import { Field, makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { RangeBox } from "#web/ui/control/RangeBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { groupProps } from "#web/ui/form/field/groupProps.ts";
import type { SliderFieldProps } from "./SliderField.tsx";
import { useFormField } from "#web/ui/form/field/useFormField.ts";

const useStyles = makeStyles({
  row: { display: "flex", alignItems: "flex-start", gap: "16px" },
  value: {
    minInlineSize: "88px",
    textAlign: "end",
    lineHeight: "32px",
    fontVariantNumeric: "tabular-nums",
    color: appTokens.colorNeutralForeground2,
  },
});

/** A field for a range of numbers on a rail with two thumbs; the form holds `[from, to]`. The thumbs cannot pass each other. */
export function RangeField(props: SliderFieldProps) {
  const { name: _, min, max, step = 1, ticks, format, ...declaration } = props;
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const { number } = useFormat();
  const write = format ?? number;
  const span = (given: unknown) => bounds(given, min, max).map(write).join("–");
  const { value, set, onBlur, ref, error } = useFormField(props, { formatBound: write, describe: span });
  const [from, to] = bounds(value, min, max);
  return (
    <Field {...fieldLooks(declaration, error)}>
      {(control) => (
        <div {...groupProps(control)} className={styles.row}>
          <RangeBox
            thumbs={[
              { label: t("filter.least"), value: from, set: (next) => set([Math.min(next, to), to]) },
              { label: t("filter.most"), value: to, set: (next) => set([from, Math.max(next, from)]) },
            ]}
            {...{ min, max, step, ticks, ref, onBlur }}
            format={write}
            disabled={declaration.disabled || declaration.readOnly}
            describedBy={control["aria-describedby"]}
          />
          <span aria-hidden className={styles.value}>
            <bdi dir="ltr">{span(value)}</bdi>
          </span>
        </div>
      )}
    </Field>
  );
}

function bounds(value: unknown, min: number, max: number): [from: number, to: number] {
  const [from, to]: unknown[] = Array.isArray(value) ? value : [];
  return [typeof from === "number" ? from : min, typeof to === "number" ? to : max];
}
