import { Field } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { DayBox } from "./DayBox.tsx";
import { dateOf } from "./dayText.ts";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { useFormField, type FieldDeclaration } from "#web/ui/form/field/useFormField.ts";

/** A day. */
export interface DateFieldProps extends FieldDeclaration {
  /** The first and the last day that may be picked, `2026-11-21`; see `day` for the schema. */
  min?: string;
  max?: string;
}

/** The code behind `DateField`. */
export function DateInput(props: DateFieldProps) {
  const { name, min, max, ...declaration } = props;
  const format = useFormat();
  const describe = (day: unknown) => {
    const date = dateOf(day);
    return date ? format.date(date) : "";
  };
  const { value, set, onBlur, ref, error } = useFormField(props, { describe });
  return (
    <Field {...fieldLooks(declaration, error)}>
      <DayBox
        {...{ name, value, set, min, max, ref, onBlur }}
        disabled={declaration.disabled}
        readOnly={declaration.readOnly}
      />
    </Field>
  );
}
