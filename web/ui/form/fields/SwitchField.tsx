import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type FieldDeclaration, useFormField } from "#web/ui/form/field/useFormField.ts";

const useStyles = makeStyles({
  field: {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    alignItems: "center",
    alignContent: "center",
    columnGap: "12px",
    minBlockSize: "32px",
  },
  note: {
    gridColumnStart: 1,
    gridColumnEnd: -1,
    fontSize: appTokens.fontSizeBase200,
    lineHeight: appTokens.lineHeightBase200,
    color: appTokens.colorNeutralForeground3,
  },
  error: { color: appTokens.badForeground },
});

/** Yes or no. */
export interface SwitchFieldProps extends Omit<FieldDeclaration, "required" | "readOnly"> {
  /** Why it cannot be switched on now; it shows as off then. */
  blocked?: string | undefined;
}

/** A field that is on or off. */
export function SwitchField({ name, label, help, blocked, disabled = false }: SwitchFieldProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const { value, set, onBlur, ref, error } = useFormField(
    { name, label },
    { describe: (on) => t(on === true ? "form.on" : "form.off") },
  );
  const id = useId();
  const note = error ?? blocked ?? help;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <SwitchBox
        ref={ref}
        id={id}
        name={name}
        aria-describedby={`${id}-note`}
        checked={value === true && !blocked}
        blocked={blocked !== undefined || disabled}
        onChange={set}
        onBlur={onBlur}
      />
      <span id={`${id}-note`} className={mergeClasses(styles.note, error !== undefined && styles.error)}>
        {note}
      </span>
    </div>
  );
}
