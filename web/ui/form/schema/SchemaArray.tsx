import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import type { ArrayFieldTemplateProps } from "@rjsf/utils";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useProblemWords } from "#web/ui/form/field/useProblemWords.ts";

const useStyles = makeStyles({
  group: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "8px",
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: "none",
  },
  title: { ...typographyStyles.body1, marginBlockEnd: "4px", padding: 0 },
  add: { justifySelf: "start" },
  note: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
  error: { color: appTokens.badForeground },
});

/** A list made of a schema. */
export function SchemaArray({
  title,
  schema,
  items,
  canAdd,
  disabled,
  readonly,
  rawErrors,
  onAddClick,
}: ArrayFieldTemplateProps) {
  const styles = useStyles();
  const { t } = useTranslation("form");
  const words = useProblemWords();
  const [problem] = rawErrors ?? [];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {items}
      {canAdd && !disabled && !readonly && (
        <Button className={styles.add} icon={<Add20Regular />} onClick={onAddClick}>
          {t("schema.add")}
        </Button>
      )}
      {(problem ?? schema.description) && (
        <p className={mergeClasses(styles.note, problem !== undefined && styles.error)}>
          {problem === undefined ? schema.description : words(problem)}
        </p>
      )}
    </fieldset>
  );
}
