import { makeStyles } from "@fluentui/react-components";
import { type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { type AppError, toAppError } from "#web/lib/errors/appError.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { cancelOnEscape } from "#web/ui/form/cancelOnEscape.ts";
import { schemaResolver } from "#web/ui/form/schemaResolver.ts";
import { showAtFields } from "#web/ui/form/showAtFields.ts";
import { type FieldRegistry, FieldRegistryContext } from "#web/ui/form/field/fieldRegistry.ts";
import { useLeaveGuard } from "#web/ui/screen/useLeaveGuard.ts";
import { saverMark } from "#web/ui/form/saveKey.ts";
import { useSaveKey } from "#web/ui/form/useSaveKey.ts";
import { WizardActions } from "./WizardActions.tsx";
import { WizardSteps } from "./WizardSteps.tsx";

const KeptDraft = lazyComponent(() => import("#web/ui/form/notes/KeptDraft.tsx"), "KeptDraft");
const FormProblem = lazyComponent(() => import("#web/ui/form/notes/FormProblem.tsx"), "FormProblem");

const useStyles = makeStyles({
  wizard: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "24px" },
  step: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px", outlineStyle: "none" },
});

/** One step of a wizard. */
export interface WizardStep<TInput extends FieldValues> {
  id: string;
  title: string;
  /** A few words under the title. */
  line?: string;
  /** Instead of its number, 20 px. */
  icon?: ReactElement;
  /** The fields that must be right before one goes on; none for a summary. */
  fields: readonly Path<TInput>[];
  /** Its fields; a summary reads them from the values. */
  content: ReactNode | ((values: TInput) => ReactNode);
}

/** A form in steps. */
export interface WizardProps<TInput extends FieldValues, TOutput> {
  label: string;
  schema: z.core.$ZodType<TOutput, TInput>;
  initial: TInput & DefaultValues<TInput>;
  steps: readonly WizardStep<TInput>[];
  submitLabel: string;
  onSubmit: (values: TOutput) => Promise<void>;
  /** Keeps what was entered when a step is right, before the next one opens; where it rejects, the step stays and says why. */
  onProgress?: (values: TInput) => Promise<void>;
  onCancel: () => void;
  /** The step, where it is held elsewhere, in the URL for example; a step that was not reached yet is not shown. */
  at?: string | undefined;
  onStep?: (id: string) => void;
}

/**
 * A form in steps: the next one opens when the fields of this one are right, going back keeps everything, and an error of
 * the gateway leads to the step of its field. Enter goes on, Ctrl S saves from any step; on phones the steps stand below each other.
 */
export function Wizard<TInput extends FieldValues, TOutput>(props: WizardProps<TInput, TOutput>) {
  const { label, schema, initial, steps, submitLabel, onSubmit, onProgress, onCancel, at, onStep } = props;
  const styles = useStyles();
  const [reached, setReached] = useState(0);
  const [own, setOwn] = useState(0);
  const [problem, setProblem] = useState<AppError>();
  const [isKeeping, setKeeping] = useState(false);
  const saving = useRef(false);
  const moved = useRef(false);
  const aim = useRef<Path<TInput>>(undefined);
  const panel = useRef<HTMLDivElement>(null);
  const form = useForm<TInput, unknown, TOutput>({
    defaultValues: initial,
    mode: "onTouched",
    resolver: schemaResolver(schema),
    shouldUnregister: false,
  });
  const { isDirty, isSubmitting } = form.formState;
  const element = useSaveKey(isDirty);
  const [fields] = useState<FieldRegistry>(() => new Map());
  const saved = useRef(false);
  useLeaveGuard(useCallback(() => isDirty && !saving.current, [isDirty]));

  const held = at === undefined ? own : steps.findIndex(({ id }) => id === at);
  const current = Math.min(Math.max(0, held), reached);
  const step = steps[current];
  const last = current === steps.length - 1;
  useEffect(() => {
    if (moved.current) panel.current?.focus();
    if (aim.current) form.setFocus(aim.current);
    moved.current = false;
    aim.current = undefined;
  }, [current, form]);

  const go = (index: number) => {
    const next = steps[index];
    if (!next || index > reached + 1) return;
    moved.current = true;
    setReached(Math.max(reached, index));
    setOwn(index);
    onStep?.(next.id);
  };
  const save = form.handleSubmit(
    async (values) => {
      saving.current = true;
      setProblem(undefined);
      try {
        await onSubmit(values);
        saved.current = true;
      } catch (thrown) {
        saving.current = false;
        const error = toAppError(thrown);
        if (!showAtFields(form, error)) setProblem(error);
        goToWrong();
      }
    },
    () => goToWrong(),
  );
  /** Shows the first step with a wrong field, which gets the focus. */
  function goToWrong(): void {
    const isWrong = (name: Path<TInput>) => form.getFieldState(name).invalid;
    const wrong = steps.findIndex(({ fields }) => fields.some(isWrong));
    if (wrong < 0 || wrong === current) return;
    aim.current = steps[wrong]?.fields.find(isWrong);
    go(Math.min(wrong, reached + 1));
  }
  const forward = async (whole: boolean) => {
    if (last || whole) return await save();
    if (!step || isKeeping || !(await form.trigger([...step.fields], { shouldFocus: true }))) return;
    if (await keep()) go(current + 1);
  };
  /** Whether what was entered so far is kept, or need not be. */
  async function keep(): Promise<boolean> {
    if (!onProgress) return true;
    setProblem(undefined);
    setKeeping(true);
    try {
      await onProgress(form.getValues());
      form.reset(form.getValues());
      return true;
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!showAtFields(form, error)) setProblem(error);
      return false;
    } finally {
      setKeeping(false);
    }
  }
  if (!step) return null;
  return (
    <FormProvider {...form}>
      <FieldRegistryContext value={fields}>
        <form
          ref={element}
          noValidate
          aria-label={label}
          className={styles.wizard}
          onKeyDown={cancelOnEscape(onCancel)}
          onSubmit={(event) => {
            event.preventDefault();
            const { nativeEvent } = event;
            void forward(nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.hidden === true);
          }}
        >
          <button type="submit" hidden {...saverMark} />
          <KeptDraft {...{ label, fields, saved }} />
          <WizardSteps label={label} steps={steps} current={current} reached={reached} onGo={go} />
          <div ref={panel} tabIndex={-1} role="group" aria-label={step.title} className={styles.step}>
            {typeof step.content === "function" ? step.content(form.getValues()) : step.content}
          </div>
          {problem && <FormProblem error={problem} />}
          <WizardActions
            next={last ? undefined : steps[current + 1]?.title}
            {...{ submitLabel, onCancel }}
            isSubmitting={isSubmitting || isKeeping}
            onBack={current === 0 ? undefined : () => go(current - 1)}
          />
        </form>
      </FieldRegistryContext>
    </FormProvider>
  );
}
