import { makeStyles, typographyStyles } from "@fluentui/react-components";
import type { WidgetProps } from "@rjsf/utils";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  field: {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    alignItems: "center",
    columnGap: "12px",
    minBlockSize: "32px",
  },
  note: {
    ...typographyStyles.caption1,
    gridColumnStart: 1,
    gridColumnEnd: -1,
    color: appTokens.colorNeutralForeground3,
  },
});

/** Yes or no, made of a schema. */
export function SchemaSwitch({
  id,
  value,
  label,
  schema,
  disabled,
  readonly,
  onChange,
  onBlur,
}: WidgetProps) {
  const styles = useStyles();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <SwitchBox
        id={id}
        name={id}
        checked={value === true}
        blocked={disabled === true || readonly === true}
        aria-describedby={schema.description ? `${id}-note` : undefined}
        onChange={onChange}
        onBlur={() => onBlur(id, value)}
      />
      {schema.description && (
        <span id={`${id}-note`} className={styles.note}>
          {schema.description}
        </span>
      )}
    </div>
  );
}
