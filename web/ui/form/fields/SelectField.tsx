import { Field } from "@fluentui/react-components";
import { ListBox } from "#web/ui/control/ListBox.tsx";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { type FieldDeclaration, useFormField } from "#web/ui/form/field/useFormField.ts";
import type { Choice } from "#web/ui/form/field/choice.ts";

/** One of a few values. */
export interface SelectFieldProps extends Omit<FieldDeclaration, "readOnly"> {
  options: readonly Choice[];
  /** Shown while nothing is chosen; only for a field that may begin empty. */
  placeholder?: string;
}

/** A field for one of a few values, by the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const { name, options, placeholder, ...declaration } = props;
  const describe = (value: unknown) =>
    options.find((option) => option.value === value)?.label ?? String(value);
  const { value, set, onBlur, ref, error } = useFormField(props, { describe });
  return (
    <Field {...fieldLooks(declaration, error)}>
      <ListBox
        ref={ref}
        name={name}
        disabled={declaration.disabled}
        value={typeof value === "string" ? value : ""}
        onChange={({ target }) => set(target.value)}
        onBlur={onBlur}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </ListBox>
    </Field>
  );
}
