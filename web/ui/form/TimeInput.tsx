import { Field } from "@fluentui/react-components";
import { fieldLooks } from "./fieldLooks.ts";
import { TimeBox } from "./TimeBox.tsx";
import type { TimeFieldProps } from "./TimeField.tsx";
import { useFormField } from "./useFormField.ts";

/** The code behind `TimeField`. */
export function TimeInput(props: TimeFieldProps) {
  const { name, step, ...declaration } = props;
  const { value, set, onBlur, ref, error } = useFormField(props);
  return (
    <Field {...fieldLooks(declaration, error)}>
      <TimeBox {...{ name, value, set, step, ref, onBlur }} disabled={declaration.disabled} readOnly={declaration.readOnly} />
    </Field>
  );
}
