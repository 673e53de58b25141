import { Field, Input } from "@fluentui/react-components";
import { fieldLooks } from "./fieldLooks.ts";
import { type FieldDeclaration, useFormField } from "./useFormField.ts";

/** One line of text. */
export interface TextFieldProps extends FieldDeclaration {
  autoFocus?: boolean;
}

/** A field for one line of text. */
export function TextField({ name, autoFocus = false, ...declaration }: TextFieldProps) {
  const { value, set, onBlur, ref, error } = useFormField(name);
  return (
    <Field {...fieldLooks(declaration, error)}>
      <Input
        ref={ref}
        name={name}
        dir="auto"
        autoComplete="off"
        autoFocus={autoFocus}
        value={typeof value === "string" ? value : ""}
        onChange={(_, { value: next }) => set(next)}
        onBlur={onBlur}
      />
    </Field>
  );
}
