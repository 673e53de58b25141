import type { WidgetProps } from "@rjsf/utils";
import { TextArea } from "#web/ui/control/TextArea.tsx";

/** Several lines of text, made of a schema with `"ui:widget": "textarea"`. */
export function SchemaText({
  id,
  value,
  options,
  required,
  disabled,
  readonly,
  placeholder,
  onChange,
  onBlur,
}: WidgetProps) {
  return (
    <TextArea
      id={id}
      name={id}
      dir="auto"
      rows={typeof options.rows === "number" ? options.rows : 4}
      placeholder={placeholder}
      required={required === true}
      disabled={disabled === true}
      readOnly={readonly === true}
      value={typeof value === "string" ? value : ""}
      onChange={({ target }) => onChange(target.value === "" ? options.emptyValue : target.value)}
      onBlur={() => onBlur(id, value)}
    />
  );
}
