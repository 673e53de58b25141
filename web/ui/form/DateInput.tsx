import { Field } from "@fluentui/react-components";
import { useFormat } from "../../lib/format.ts";
import type { DateFieldProps } from "./DateField.tsx";
import { DayBox } from "./DayBox.tsx";
import { dateOf } from "./dayText.ts";
import { fieldLooks } from "./fieldLooks.ts";
import { useFormField } from "./useFormField.ts";

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
      <DayBox {...{ name, value, set, min, max, ref, onBlur }} disabled={declaration.disabled} readOnly={declaration.readOnly} />
    </Field>
  );
}
