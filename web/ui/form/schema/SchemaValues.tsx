import { makeStyles } from "@fluentui/react-components";
import Form from "@rjsf/core";
import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema, TemplatesType } from "@rjsf/utils";
import { createContext, type ReactNode, useContext } from "react";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { inputTemplates, inputWidgets } from "./schemaInputs.ts";
import { schemaValidator } from "./schemaValidator.ts";

/** What stands beside a value. */
export interface ValueNote {
  /** Beside its name. */
  badge?: ReactNode;
  /** Under it. */
  note?: ReactNode;
  isWrong?: boolean;
}

/** Values in rows, as a JSON schema names them. */
export interface SchemaValuesProps {
  label: string;
  /** Draft 7 to 2020-12; titles are shown as they are. */
  schema: RJSFSchema;
  values: Record<string, unknown>;
  readOnly?: boolean;
  /** What stands beside a value, by its names joined by dots. */
  noteOf: (path: string) => ValueNote;
  onChange: (values: Record<string, unknown>) => void;
}

const useStyles = makeStyles({
  form: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
  row: {
    display: "grid",
    gridTemplateColumns: "172px minmax(0, 1fr)",
    alignItems: "start",
    columnGap: "12px",
    paddingBlock: "6px",
    "& .fui-Input, & .fui-Select, & .fui-Dropdown": { inlineSize: "100%", minInlineSize: 0 },
    "@media (max-width: 639.98px)": { gridTemplateColumns: "minmax(0, 1fr)", rowGap: "4px" },
  },
  names: { display: "grid", minInlineSize: 0 },
  name: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2px 6px",
    fontSize: "14px",
    lineHeight: "20px",
  },
  path: {
    overflowWrap: "anywhere",
    fontFamily: appTokens.fontFamilyMonospace,
    fontSize: "12px",
    lineHeight: "16px",
    color: appTokens.colorNeutralForeground3,
  },
  control: { display: "grid", gap: "4px", minInlineSize: 0 },
  // A switch brings its own name, which stands in the row already.
  bare: {
    "& label": { position: "absolute", inlineSize: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  },
  wrong: { "& .fui-Input": { border: `1px solid ${appTokens.warnDot}` } },
});

const Notes = createContext<SchemaValuesProps["noteOf"]>(() => ({}));

function ValueRow({ id, hidden, label, schema, fieldPathId, children }: FieldTemplateProps) {
  const styles = useStyles();
  const noteOf = useContext(Notes);
  if (hidden) return <div hidden>{children}</div>;
  if (schema.type === "object" || (Array.isArray(schema.type) && schema.type.includes("object")))
    return children;
  const path = fieldPathId.path.join(".");
  const { badge, note, isWrong } = noteOf(path);
  return (
    <div className={styles.row}>
      <div className={styles.names}>
        <span className={styles.name}>
          <label htmlFor={id} dir="auto">
            {label}
          </label>
          {badge}
        </span>
        <span className={styles.path}>
          <bdi>{path}</bdi>
        </span>
      </div>
      <div className={`${styles.control} ${styles.bare} ${isWrong ? styles.wrong : ""}`}>
        {children}
        {note}
      </div>
    </div>
  );
}

function ValueGroup({ properties }: ObjectFieldTemplateProps) {
  return (
    <>
      {properties.map(({ name, content }) => (
        <div key={name}>{content}</div>
      ))}
    </>
  );
}

const templates: Partial<TemplatesType> = {
  FieldTemplate: ValueRow,
  ObjectFieldTemplate: ValueGroup,
  ...inputTemplates,
};
const noGuesses = { constAsDefaults: "never", emptyObjectFields: "skipDefaults" } as const;

/** Values that are kept elsewhere, in rows made of a JSON schema: each change is told at once, and nothing is sent. */
export function SchemaValues({
  label,
  schema,
  values,
  readOnly = false,
  noteOf,
  onChange,
}: SchemaValuesProps) {
  const styles = useStyles();
  return (
    <Notes value={noteOf}>
      <div role="group" aria-label={label}>
        <Form<Record<string, unknown>>
          tagName="div"
          noHtml5Validate
          noValidate
          showErrorList={false}
          experimental_defaultFormStateBehavior={noGuesses}
          className={styles.form}
          schema={schema}
          validator={schemaValidator}
          templates={templates}
          widgets={inputWidgets}
          formData={values}
          readonly={readOnly}
          idPrefix="values"
          onChange={({ formData }, changed) => {
            if (changed !== undefined) onChange(formData ?? {});
          }}
        >
          <></>
        </Form>
      </div>
    </Notes>
  );
}
