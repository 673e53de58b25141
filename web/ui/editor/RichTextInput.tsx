import { Field } from "@fluentui/react-components";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { useFormField, type FieldDeclaration } from "#web/ui/form/field/useFormField.ts";
import { plainText } from "./plainText.ts";
import { RichTextBox } from "./RichTextBox.tsx";

/** Text with headings, lists, quotes, code and links. */
export interface RichTextFieldProps extends FieldDeclaration {
  placeholder?: string;
  /** Shows how many characters are left of so many, marks not counted; the schema refuses more. */
  max?: number;
}

/** The code behind `RichTextField`. */
export function RichTextInput(props: RichTextFieldProps) {
  const { name, placeholder = "", max, ...declaration } = props;
  const { value, set, onBlur, ref, error } = useFormField(props, { describe: plainText });
  return (
    <Field {...fieldLooks(declaration, error)}>
      <RichTextBox
        {...{ name, placeholder, max, set, onBlur }}
        label={declaration.label}
        field={ref}
        html={typeof value === "string" ? value : ""}
        editable={!declaration.disabled && !declaration.readOnly}
        dimmed={declaration.disabled === true}
        wrong={error !== undefined}
      />
    </Field>
  );
}
