import { Field } from "@fluentui/react-components";
import { fieldLooks } from "../form/fieldLooks.ts";
import { useFormField } from "../form/useFormField.ts";
import { plainText } from "./plainText.ts";
import { RichTextBox } from "./RichTextBox.tsx";
import type { RichTextFieldProps } from "./RichTextField.tsx";

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
