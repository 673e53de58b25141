import { Field } from "@fluentui/react-components";
import { ListBox } from "../control/ListBox.tsx";
import { fieldLooks } from "./fieldLooks.ts";
import { type FieldDeclaration, useFormField } from "./useFormField.ts";

/** One of a few values. */
export interface SelectFieldProps extends FieldDeclaration {
  options: readonly { value: string; label: string }[];
}

/** A field for one of a few values, by the browser's own list. */
export function SelectField({ name, options, ...declaration }: SelectFieldProps) {
  const { value, set, onBlur, ref, error } = useFormField(name);
  return (
    <Field {...fieldLooks(declaration, error)}>
      <ListBox ref={ref} name={name} value={typeof value === "string" ? value : ""} onChange={({ target }) => set(target.value)} onBlur={onBlur}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </ListBox>
    </Field>
  );
}
