import { Field } from "@fluentui/react-components";
import { TextArea } from "../control/TextArea.tsx";
import { fieldLooks } from "./fieldLooks.ts";
import { type FieldDeclaration, useFormField } from "./useFormField.ts";

/** Several lines of text. */
export interface TextAreaFieldProps extends FieldDeclaration {
  rows?: number;
}

/** A field for several lines of plain text. */
export function TextAreaField({ name, rows = 5, ...declaration }: TextAreaFieldProps) {
  const { value, set, onBlur, ref, error } = useFormField(name);
  return (
    <Field {...fieldLooks(declaration, error)}>
      <TextArea
        ref={ref}
        name={name}
        dir="auto"
        rows={rows}
        value={typeof value === "string" ? value : ""}
        onChange={({ target }) => set(target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}
