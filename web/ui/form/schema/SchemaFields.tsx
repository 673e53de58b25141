import { makeStyles } from "@fluentui/react-components";
import Form from "@rjsf/core";
import type { TemplatesType, RJSFSchema, UiSchema } from "@rjsf/utils";
import { useCallback, useId, useRef, useState } from "react";
import { type AppError, toAppError } from "#web/lib/errors/appError.ts";
import { FormBar } from "#web/ui/form/FormBar.tsx";
import { FormProblem } from "#web/ui/form/notes/FormProblem.tsx";
import { useLeaveGuard } from "#web/ui/screen/useLeaveGuard.ts";
import { SchemaFieldFrame } from "./SchemaFieldFrame.tsx";
import { SchemaObject } from "./SchemaObject.tsx";
import { inputTemplates, inputWidgets } from "./schemaInputs.ts";
import { schemaValidator } from "./schemaValidator.ts";

/** A form made of a JSON schema. */
export interface SchemaFormProps {
  label: string;
  /** Draft 7 to 2020-12; titles and descriptions are shown as they are. */
  schema: RJSFSchema;
  /** rjsf's hints: widgets, order, placeholders. */
  hints?: UiSchema;
  initial?: Record<string, unknown>;
  readOnly?: boolean;
  submitLabel: string;
  /** Saves values that fit the schema. What it throws is shown above the buttons. */
  onSubmit: (values: Record<string, unknown>) => Promise<void>;
  onCancel: () => void;
}

const templates: Partial<TemplatesType> = {
  FieldTemplate: SchemaFieldFrame,
  ObjectFieldTemplate: SchemaObject,
  ...inputTemplates,
};

// Nothing is chosen for a person that the schema does not name a default for.
const noGuesses = { constAsDefaults: "never" } as const;

const useStyles = makeStyles({
  form: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
});

/** The code behind `SchemaForm`. */
export function SchemaFields({
  label,
  schema,
  hints = {},
  initial = {},
  readOnly = false,
  submitLabel,
  onSubmit,
  onCancel,
}: SchemaFormProps) {
  const styles = useStyles();
  const [values, setValues] = useState(initial);
  const [dirty, setDirty] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AppError>();
  const id = useId();
  const saved = useRef(false);
  useLeaveGuard(useCallback(() => dirty && !saved.current, [dirty]));

  const save = async (given: Record<string, unknown>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      saved.current = true;
      await onSubmit(given);
      setDirty(false);
    } catch (thrown) {
      saved.current = false;
      setProblem(toAppError(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div role="group" aria-label={label}>
      <Form<Record<string, unknown>>
        noHtml5Validate
        focusOnFirstError
        experimental_defaultFormStateBehavior={noGuesses}
        showErrorList={false}
        className={styles.form}
        schema={schema}
        uiSchema={hints}
        validator={schemaValidator}
        templates={templates}
        widgets={inputWidgets}
        formData={values}
        readonly={readOnly}
        idPrefix={id}
        onChange={({ formData }, changed) => {
          setValues(formData ?? {});
          if (changed !== undefined) setDirty(true);
        }}
        // Each field says what is wrong with it; without this the library writes it to the console.
        onError={() => undefined}
        onSubmit={({ formData }) => void save(formData ?? {})}
      >
        {problem ? <FormProblem error={problem} /> : <></>}
        {readOnly ? (
          <></>
        ) : (
          <FormBar submitLabel={submitLabel} onCancel={onCancel} unsaved={dirty} busy={busy} />
        )}
      </Form>
    </div>
  );
}
