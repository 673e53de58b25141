import { makeStyles, typographyStyles } from "@fluentui/react-components";
import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  group: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "16px",
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: "none",
  },
  title: { ...typographyStyles.subtitle2, marginBlockEnd: "8px", padding: 0 },
  line: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

/** A group of fields made of a schema, with its title. */
export function SchemaObject({ title, description, properties }: ObjectFieldTemplateProps) {
  const styles = useStyles();
  return (
    <fieldset className={styles.group}>
      {title && <legend className={styles.title}>{title}</legend>}
      {description && <p className={styles.line}>{description}</p>}
      {properties.map(({ name, content }) => (
        <div key={name}>{content}</div>
      ))}
    </fieldset>
  );
}
