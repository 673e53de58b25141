import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type FieldDeclaration, useFormField } from "#web/ui/form/field/useFormField.ts";

const useStyles = makeStyles({
  field: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    columnGap: "8px",
    minBlockSize: "32px",
  },
  note: { ...typographyStyles.caption1, gridColumnStart: 2, color: appTokens.colorNeutralForeground3 },
  error: { color: appTokens.badForeground },
  star: { color: appTokens.colorPaletteRedForeground3, paddingInlineStart: "4px" },
});

/** A field that is agreed to or not, as in "I have read the terms". For what takes effect at once there is `SwitchField`. */
export function CheckField({
  name,
  label,
  help,
  required = false,
  disabled = false,
  readOnly = false,
}: FieldDeclaration) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const { value, set, onBlur, ref, error } = useFormField(
    { name, label },
    { describe: (on) => t(on === true ? "form.on" : "form.off") },
  );
  const id = useId();
  const note = error ?? help;
  return (
    <div className={styles.field}>
      <CheckBox
        id={id}
        name={name}
        field={ref}
        disabled={disabled || readOnly}
        required={required}
        checked={value === true}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={() => set(value !== true)}
        onBlur={onBlur}
      />
      <label htmlFor={id}>
        {label}
        {required && (
          <span aria-hidden className={styles.star}>
            *
          </span>
        )}
      </label>
      {note && (
        <span
          id={`${id}-note`}
          role={error === undefined ? undefined : "alert"}
          className={mergeClasses(styles.note, error !== undefined && styles.error)}
        >
          {note}
        </span>
      )}
    </div>
  );
}
