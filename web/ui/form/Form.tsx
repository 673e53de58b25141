import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useCallback, useEffect, useRef, useState } from "react";
import { type FieldValues, FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { AppError, toAppError } from "#web/lib/errors/appError.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { KeepWhileClosing } from "#web/ui/wait/KeepWhileClosing.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { type FieldRegistry, FieldRegistryContext } from "./field/fieldRegistry.ts";
import { cancelOnEscape } from "./cancelOnEscape.ts";
import { FormBar } from "./FormBar.tsx";
import { loadCheck, schemaResolver } from "./schemaResolver.ts";
import { showAtFields } from "./showAtFields.ts";
import { useLeaveGuard } from "#web/ui/screen/useLeaveGuard.ts";
import { useOneAtATime } from "./useOneAtATime.ts";
import { useSaveKey } from "./useSaveKey.ts";
import { useUnsavedGuard } from "./useUnsavedGuard.ts";
import { useVersionMerge } from "./merge/useVersionMerge.ts";
import type { FormProps } from "./formProps.ts";

const FormProblem = lazyComponent(() => import("./notes/FormProblem.tsx"), "FormProblem");
const KeptDraft = lazyComponent(() => import("./notes/KeptDraft.tsx"), "KeptDraft");
const RecordPresence = lazyComponent(() => import("#web/ui/page/RecordPresence.tsx"), "RecordPresence");
const ConflictMerge = lazyComponent(() => import("./merge/ConflictMerge.tsx"), "ConflictMerge");

/** How long after the form stands its checks are fetched, in milliseconds; a submit before that fetches them at once. */
const untilChecks = 200;

const unchecked = new AppError("NETWORK", "The form's checks could not be fetched.");

const useStyles = makeStyles({
  form: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "16px",
    // A field that the focus comes to is seen with its label.
    "& :is(input, textarea, button, [tabindex])": { scrollMarginBlockStart: "28px" },
  },
  // And above the bar that sticks to the window.
  unsaved: { "& :is(input, textarea, button, [tabindex])": { scrollMarginBlockEnd: "72px" } },
  filling: { display: "flex", flexDirection: "column", minBlockSize: "100%" },
});

/** The frame of a form: validation, progress, errors of the gateway at their fields, a question before changes are lost. */
export function Form<TInput extends FieldValues, TOutput>(props: FormProps<TInput, TOutput>) {
  const {
    label,
    schema,
    initial,
    onSubmit,
    onCancel,
    submitLabel,
    loadCurrent,
    record,
    small = false,
    stays = false,
    part,
    guard,
    filling = false,
    children,
  } = props;
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const { number } = useFormat();
  const [problem, setProblem] = useState<AppError>();
  const saving = useRef(false);
  const saved = useRef(false);
  const merging = useRef(false);
  const [fields] = useState<FieldRegistry>(() => new Map());
  const form = useForm<TInput, unknown, TOutput>({
    defaultValues: initial,
    mode: "onTouched",
    resolver: schemaResolver(schema),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const shown = problem ?? (errors.root?.type === unchecked.code ? unchecked : undefined);
  const element = useSaveKey(isDirty);
  const oneAtATime = useOneAtATime();
  const own = useUnsavedGuard();
  useLeaveGuard(
    useCallback(() => isDirty && !saving.current, [isDirty]),
    part,
  );
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
      saved.current = true;
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
    loadCurrent,
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
      if (taken.length > 0)
        showToast({ tone: "info", text: t("form.merge.taken", { fields: taken.join(t("form.and")) }) });
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
    saving.current = saved.current = false;
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
    if (error.code !== "VERSION_CONFLICT" || !loadCurrent) {
      if (!showAtFields(form, error)) setProblem(error);
      return;
    }
    await merge.start(error).catch((thrown: unknown) => setProblem(toAppError(thrown)));
  }

  return (
    <FormProvider {...form}>
      <FieldRegistryContext value={fields}>
        <form
          ref={element}
          noValidate
          className={mergeClasses(styles.form, isDirty && styles.unsaved, filling && styles.filling)}
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault();
            oneAtATime(() => submit(event));
          }}
          onKeyDown={cancelOnEscape(cancel)}
        >
          <KeptDraft {...{ label, record, fields, saved }} />
          {record !== undefined && <RecordPresence record={record} editing={isDirty} />}
          {children}
          {shown && <FormProblem error={shown} />}
          <FormBar
            submitLabel={submitLabel}
            onCancel={cancel}
            unsaved={isDirty}
            busy={isSubmitting}
            small={small}
            foot={filling}
          />
        </form>
        <KeepWhileClosing shown={merge.open}>
          {(shown, open) => <ConflictMerge {...shown} open={open} onClose={merge.close} />}
        </KeepWhileClosing>
      </FieldRegistryContext>
    </FormProvider>
  );
}
