import { Field } from "@fluentui/react-components";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { TimeBox } from "./TimeBox.tsx";
import { useFormField, type FieldDeclaration } from "#web/ui/form/field/useFormField.ts";

/** A time of day. */
export interface TimeFieldProps extends FieldDeclaration {
  /** The distance of the offered times, in minutes; 30 by default. */
  step?: number;
}

/** The code behind `TimeField`. */
export function TimeInput(props: TimeFieldProps) {
  const { name, step, ...declaration } = props;
  const { value, set, onBlur, ref, error } = useFormField(props);
  return (
    <Field {...fieldLooks(declaration, error)}>
      <TimeBox
        {...{ name, value, set, step, ref, onBlur }}
        disabled={declaration.disabled}
        readOnly={declaration.readOnly}
      />
    </Field>
  );
}
