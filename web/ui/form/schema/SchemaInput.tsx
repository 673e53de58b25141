import { Input } from "@fluentui/react-components";
import type { BaseInputTemplateProps } from "@rjsf/utils";
import { readNumber } from "#web/ui/form/fields/readNumber.ts";

/** A line of text or a number made of a schema. A number that is none is kept as text, so that the schema refuses it. */
export function SchemaInput({
  id,
  value,
  type,
  schema,
  required,
  disabled,
  readonly,
  placeholder,
  options,
  onChange,
  onBlur,
  onFocus,
}: BaseInputTemplateProps) {
  const numeric = schema.type === "number" || schema.type === "integer";
  const read = (text: string): unknown => {
    if (text === "") return options.emptyValue;
    if (!numeric) return text;
    const thousandths = readNumber(text, 3);
    // A point at the end is not finished yet.
    return thousandths === null || Number.isNaN(thousandths) || text.endsWith(".")
      ? text
      : thousandths / 1000;
  };
  const shown: unknown = value;
  return (
    <Input
      id={id}
      name={id}
      type={type === "password" ? "password" : "text"}
      inputMode={numeric ? "decimal" : "text"}
      dir={numeric ? "ltr" : "auto"}
      autoComplete="off"
      placeholder={placeholder}
      required={required === true}
      disabled={disabled === true}
      readOnly={readonly === true}
      appearance={readonly ? "filled-darker" : "outline"}
      value={typeof shown === "string" || typeof shown === "number" ? String(shown) : ""}
      onChange={(_, data) => onChange(read(data.value))}
      onBlur={() => onBlur(id, shown)}
      onFocus={() => onFocus(id, shown)}
    />
  );
}
