import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type FieldValues, type Path, useForm } from "react-hook-form";
import { type AppError, toAppError } from "#web/lib/errors/appError.ts";
import { cancelOnEscape } from "#web/ui/form/cancelOnEscape.ts";
import { schemaResolver } from "#web/ui/form/schemaResolver.ts";
import { showAtFields } from "#web/ui/form/showAtFields.ts";
import type { FieldRegistry } from "#web/ui/form/field/fieldRegistry.ts";
import { useLeaveGuard } from "#web/ui/screen/useLeaveGuard.ts";
import { useOneAtATime } from "#web/ui/form/useOneAtATime.ts";
import { useSaveKey } from "#web/ui/form/useSaveKey.ts";
import type { WizardProps } from "./wizardProps.ts";

/**
 * What a form in steps does, however its steps stand: the next one opens when the fields of this one are right, going back
 * keeps everything, and an error of the gateway leads to the step of its field. Enter goes on, Ctrl S saves from any step.
 */
export function useWizard<TInput extends FieldValues, TOutput>(props: WizardProps<TInput, TOutput>) {
  const { schema, initial, steps, onSubmit, held: reason, onProgress, onCancel, at, onStep } = props;
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
  const oneAtATime = useOneAtATime();
  const [fields] = useState<FieldRegistry>(() => new Map());
  const saved = useRef(false);
  useLeaveGuard(useCallback(() => isDirty && !saving.current, [isDirty]));

  const held = at === undefined ? own : steps.findIndex(({ id }) => id === at);
  const current = Math.min(Math.max(0, held), reached);
  const step = steps[current];
  const last = current === steps.length - 1;
  // As the step is shown, or the focus is taken from who is quick to go on in it.
  useLayoutEffect(() => {
    if (moved.current) panel.current?.focus();
    moved.current = false;
  }, [current]);
  useEffect(() => {
    if (aim.current) form.setFocus(aim.current);
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
    if (last || whole) return reason === undefined ? await save() : undefined;
    if (!step) return;
    // On a rail the steps before stand open too, and may have been changed since.
    const asked = steps.slice(0, current + 1).flatMap((one) => one.fields);
    if (!(await form.trigger(asked, { shouldFocus: true }))) return goToWrong();
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
  return {
    form,
    fields,
    saved,
    problem,
    current,
    /** The furthest step that was opened. */
    reached,
    go,
    isBusy: isSubmitting || isKeeping,
    /** The part of the step that is open: it takes the focus. */
    panel,
    /** For the form's element. */
    events: {
      ref: element,
      onKeyDown: cancelOnEscape(onCancel),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const { nativeEvent } = event;
        const whole = nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.hidden === true;
        oneAtATime(() => forward(whole));
      },
    },
  };
}
