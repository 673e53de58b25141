import { makeStyles } from "@fluentui/react-components";
import {
  enumOptionsDeselectValue,
  enumOptionsIsSelected,
  enumOptionsSelectValue,
  type WidgetProps,
} from "@rjsf/utils";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";

const useStyles = makeStyles({
  group: { display: "grid", gap: "4px", justifyItems: "start" },
  option: { display: "flex", alignItems: "center", gap: "8px", minBlockSize: "32px", cursor: "pointer" },
});

/** Any number of the values that a schema lists. */
export function SchemaChecks({
  id,
  value,
  label,
  options,
  disabled,
  readonly,
  onChange,
  onBlur,
}: WidgetProps) {
  const styles = useStyles();
  const { enumOptions = [] } = options;
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  return (
    <div id={id} role="group" aria-label={label} className={styles.group} onBlur={() => onBlur(id, value)}>
      {enumOptions.map((option, index) => {
        const on = enumOptionsIsSelected(option.value, chosen);
        const toggle = on ? enumOptionsDeselectValue : enumOptionsSelectValue;
        return (
          <label key={option.label} className={styles.option}>
            <CheckBox
              checked={on}
              disabled={disabled === true || readonly === true}
              onChange={() => onChange(toggle(String(index), chosen, enumOptions))}
            />
            {option.label}
          </label>
        );
      })}
    </div>
  );
}
