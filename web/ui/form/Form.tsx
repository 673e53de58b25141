import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { AppError, toAppError } from "../../lib/appError.ts";
import { useFormat } from "../../lib/format.ts";
import { Leaving } from "../feedback/Leaving.tsx";
import { showToast } from "../feedback/toasts.ts";
import { lazyPiece } from "../lazy/lazyPiece.tsx";
import { type FieldRegistry, FieldRegistryContext } from "./fieldRegistry.ts";
import { cancelOnEscape } from "./cancelOnEscape.ts";
import { FormBar } from "./FormBar.tsx";
import { loadCheck, schemaResolver, type SchemaSource } from "./schemaResolver.ts";
import { showAtFields } from "./showAtFields.ts";
import { useLeaveGuard } from "./useLeaveGuard.ts";
import { type UnsavedGuard, useUnsavedGuard } from "./useUnsavedGuard.ts";
import { type TheirVersion, useVersionMerge } from "./useVersionMerge.ts";

const FormProblem = lazyPiece(async () => (await import("./FormProblem.tsx")).FormProblem);
const RecordPresence = lazyPiece(async () => (await import("../page/RecordPresence.tsx")).RecordPresence);
const ConflictMerge = lazyPiece(async () => (await import("./ConflictMerge.tsx")).ConflictMerge);

/** How long after the form stands its checks are fetched, in milliseconds; a submit before that fetches them at once. */
const untilChecks = 200;

const unchecked = new AppError("NETWORK", "The form's checks could not be fetched.");

const useStyles = makeStyles({
  form: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  filling: { display: "flex", flexDirection: "column", minBlockSize: "100%" },
});

/** A form: its schema, its values, what it does, and its words. */
export interface FormProps<TInput extends FieldValues, TOutput> {
  /** Names the form. */
  label: string;
  /** What the values must be. A way to it (the same function each time) lets the form stand before its checks are there. */
  schema: SchemaSource<TInput, TOutput>;
  initial: TInput & DefaultValues<TInput>;
  /**
   * Saves. What it throws is shown: at the fields an `AppError` names, else above the buttons. While it runs and when it
   * has succeeded, leaving is not asked about.
   */
  onSubmit: (values: TOutput) => Promise<void>;
  onCancel: () => void;
  submitLabel: string;
  /**
   * Fetches what is saved now, after VERSION_CONFLICT; undefined when it is gone. Changes are then merged field by field,
   * the person is asked where both sides changed the same, and it is saved again.
   */
  theirs?: () => Promise<TheirVersion<TInput> | undefined>;
  /** What is edited (`Product:7`): who else is at it is shown, and they see that somebody edits it. */
  record?: string;
  /** A small form among other things: nothing but its submit button stands under it. */
  small?: boolean;
  /**
   * The form stays when it has saved, and begins anew with what it holds; while nothing is changed it follows `initial`.
   * Cancelling takes the changes back, after a question.
   */
  stays?: boolean;
  /** The search parameter that holds which part of a page the form is, as `useTab` does: changing it leaves the form. */
  part?: string;
  /** For a form in a dialog or drawer, whose closing is no navigation. */
  guard?: UnsavedGuard;
  /** Fills a drawer, with its buttons as the foot; `FormDrawer` sets it. */
  filling?: boolean;
  children: ReactNode;
}

/** The frame of a form: validation, progress, errors of the gateway at their fields, a question before changes are lost. */
export function Form<TInput extends FieldValues, TOutput>(props: FormProps<TInput, TOutput>) {
  const { label, schema, initial, onSubmit, onCancel, submitLabel, theirs, record, small = false, stays = false, part, guard, filling = false, children } = props;
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const { number } = useFormat();
  const [problem, setProblem] = useState<AppError>();
  const saving = useRef(false);
  const merging = useRef(false);
  const [fields] = useState<FieldRegistry>(() => new Map());
  const form = useForm<TInput, unknown, TOutput>({ defaultValues: initial, mode: "onTouched", resolver: schemaResolver(schema) });
  const { isDirty, isSubmitting, errors } = form.formState;
  const shown = problem ?? (errors.root?.type === unchecked.code ? unchecked : undefined);
  const own = useUnsavedGuard();
  useLeaveGuard(useCallback(() => isDirty && !saving.current, [isDirty]), part);
  useEffect(() => {
    guard?.mark(isDirty);
    own.mark(isDirty);
  }, [guard, own, isDirty]);
  useEffect(() => {
    const timer = setTimeout(() => void loadCheck(schema).catch(() => undefined), untilChecks);
    return () => clearTimeout(timer);
  }, [schema]);

  const submit = form.handleSubmit(async (values) => {
    saving.current = true;
    setProblem(undefined);
    try {
      await onSubmit(values);
      guard?.mark(false);
      if (stays) beginAnew(form.getValues());
    } catch (thrown) {
      saving.current = false;
      await refused(toAppError(thrown));
    }
  });
  const { rebase, ...merge } = useVersionMerge({
    form,
    initial,
    theirs,
    fields,
    describe: (value) => {
      if (typeof value === "number") return number(value);
      return typeof value === "string" && value !== "" ? value : t("form.nothing");
    },
    save: async (taken) => {
      merging.current = true;
      await submit().finally(() => {
        merging.current = false;
      });
      if (taken.length > 0) showToast({ tone: "info", text: t("form.merge.taken", { fields: taken.join(t("form.and")) }) });
    },
  });
  const followed = useRef(initial);
  useEffect(() => {
    // A form that is being saved must not be filled anew under way; it begins anew with what it saved.
    if (!stays || merging.current || followed.current === initial) return;
    followed.current = initial;
    form.reset(initial);
    rebase(initial);
  }, [stays, initial, form, rebase]);
  function beginAnew(values: TInput): void {
    saving.current = false;
    form.reset(values);
    rebase(values);
  }
  const cancel = () => {
    if (!stays) return onCancel();
    own.ask(() => {
      form.reset();
      setProblem(undefined);
      onCancel();
    });
  };
  async function refused(error: AppError): Promise<void> {
    if (error.code !== "VERSION_CONFLICT" || !theirs) {
      if (!showAtFields(form, error)) setProblem(error);
      return;
    }
    await merge.start(error).catch((thrown: unknown) => setProblem(toAppError(thrown)));
  }

  return (
    <FormProvider {...form}>
      <FieldRegistryContext value={fields}>
        <form
          noValidate
          className={mergeClasses(styles.form, filling && styles.filling)}
          aria-label={label}
          onSubmit={(event) => void submit(event)}
          onKeyDown={cancelOnEscape(cancel)}
        >
          {record !== undefined && <RecordPresence record={record} editing={isDirty} />}
          {children}
          {shown && <FormProblem error={shown} />}
          <FormBar submitLabel={submitLabel} onCancel={cancel} unsaved={isDirty} busy={isSubmitting} small={small} foot={filling} />
        </form>
        <Leaving shown={merge.open}>{(shown, open) => <ConflictMerge {...shown} open={open} onClose={merge.close} />}</Leaving>
      </FieldRegistryContext>
    </FormProvider>
  );
}
