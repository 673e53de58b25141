import { enumOptionsIndexForValue, enumOptionsValueForIndex, type WidgetProps } from "@rjsf/utils";
import { ListBox } from "#web/ui/control/ListBox.tsx";

/** One of the values that a schema lists. */
export function SchemaSelect({
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
  const { enumOptions = [], emptyValue } = options;
  const index = enumOptionsIndexForValue(value, enumOptions, false);
  return (
    <ListBox
      id={id}
      name={id}
      required={required === true}
      disabled={disabled === true || readonly === true}
      value={typeof index === "string" ? index : ""}
      onChange={({ target }) => onChange(enumOptionsValueForIndex(target.value, enumOptions, emptyValue))}
      onBlur={() => onBlur(id, value)}
    >
      {(index === undefined || !required) && <option value="">{placeholder}</option>}
      {enumOptions.map(({ label }, place) => (
        <option key={label} value={String(place)}>
          {label}
        </option>
      ))}
    </ListBox>
  );
}
