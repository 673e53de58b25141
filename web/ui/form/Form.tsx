import { Button, makeStyles } from "@fluentui/react-components";
import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import { type AppError, toAppError } from "../../lib/appError.ts";
import { BusyRing } from "../feedback/BusyRing.tsx";
import { lazyPiece } from "../lazy/lazyPiece.tsx";
import { fieldMessage } from "./fieldMessage.ts";
import { schemaResolver } from "./schemaResolver.ts";
import { useLeaveGuard } from "./useLeaveGuard.ts";

const FormProblem = lazyPiece(async () => (await import("./FormProblem.tsx")).FormProblem);

const useStyles = makeStyles({
  form: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  actions: { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "8px" },
});

/** A form: its schema, its values, what it does, and its words. */
export interface FormProps<TInput extends FieldValues, TOutput> {
  /** Names the form. */
  label: string;
  schema: z.core.$ZodType<TOutput, TInput>;
  initial: DefaultValues<TInput>;
  /**
   * Saves. What it throws is shown: at the fields an `AppError` names, else above the buttons. While it runs and when it
   * has succeeded, leaving is not asked about.
   */
  onSubmit: (values: TOutput) => Promise<void>;
  onCancel: () => void;
  submitLabel: string;
  /** What to do when someone else was faster: show their values, or save over them. */
  conflict?: { load: () => Promise<void>; keep: () => Promise<void> };
  children: ReactNode;
}

/** The frame of a form: validation, progress, errors of the gateway at their fields, a question before changes are lost. */
export function Form<TInput extends FieldValues, TOutput>(props: FormProps<TInput, TOutput>) {
  const { label, schema, initial, onSubmit, onCancel, submitLabel, conflict, children } = props;
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const [problem, setProblem] = useState<AppError>();
  const saving = useRef(false);
  const form = useForm<TInput, unknown, TOutput>({
    defaultValues: initial,
    mode: "onTouched",
    resolver: schemaResolver(schema),
  });
  const { isDirty, isSubmitting } = form.formState;
  useLeaveGuard(useCallback(() => isDirty && !saving.current, [isDirty]));

  const submit = form.handleSubmit(async (values) => {
    saving.current = true;
    setProblem(undefined);
    try {
      await onSubmit(values);
    } catch (thrown) {
      saving.current = false;
      const error = toAppError(thrown);
      if (!showAtFields(error)) setProblem(error);
    }
  });

  /** Puts the problems at their fields; answers whether all of them found one. */
  function showAtFields({ fields }: AppError): boolean {
    const known = form.getValues();
    const found = Object.entries(fields).map(([path, { code, params }]) => {
      const name = path.replace(/^input\./, "").split(".")[0] ?? path;
      if (!isField(name, known)) return false;
      form.setError(name, { type: "server", message: fieldMessage(code, params) }, { shouldFocus: true });
      return true;
    });
    return found.length > 0 && found.every(Boolean);
  }
  function isField(name: string, known: object): name is Path<TInput> {
    return name in known;
  }

  const cancelOnEscape = ({ key, defaultPrevented, currentTarget, target }: KeyboardEvent) => {
    if (key === "Escape" && !defaultPrevented && target instanceof Node && currentTarget.contains(target)) onCancel();
  };
  const keep = async () => {
    await conflict?.keep();
    await submit();
  };
  return (
    <FormProvider {...form}>
      <form noValidate className={styles.form} aria-label={label} onSubmit={(event) => void submit(event)} onKeyDown={cancelOnEscape}>
        {children}
        {problem && <FormProblem error={problem} {...(conflict && { onLoad: conflict.load, onKeep: keep })} />}
        <div className={styles.actions}>
          <Button onClick={onCancel}>{t("form.cancel")}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={isSubmitting} {...(isSubmitting && { icon: <BusyRing /> })}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
