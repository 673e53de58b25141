import { makeStyles } from "@fluentui/react-components";
import { type FieldValues, FormProvider } from "react-hook-form";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { FieldRegistryContext } from "#web/ui/form/field/fieldRegistry.ts";
import { saverMark } from "#web/ui/form/saveKey.ts";
import { useWizard } from "./useWizard.ts";
import { WizardActions } from "./WizardActions.tsx";
import type { WizardProps } from "./wizardProps.ts";
import { WizardSteps } from "./WizardSteps.tsx";

const KeptDraft = lazyComponent(() => import("#web/ui/form/notes/KeptDraft.tsx"), "KeptDraft");
const FormProblem = lazyComponent(() => import("#web/ui/form/notes/FormProblem.tsx"), "FormProblem");

const useStyles = makeStyles({
  wizard: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "24px" },
  step: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px", outlineStyle: "none" },
});

/**
 * A form in steps: the next one opens when the fields of this one are right, going back keeps everything, and an error of
 * the gateway leads to the step of its field. Enter goes on, Ctrl S saves from any step; on phones the steps stand below each other.
 */
export function Wizard<TInput extends FieldValues, TOutput>(props: WizardProps<TInput, TOutput>) {
  const { label, steps, submitLabel, held, onCancel } = props;
  const styles = useStyles();
  const { form, fields, saved, problem, current, reached, go, isBusy, panel, events } = useWizard(props);
  const step = steps[current];
  if (!step) return null;
  return (
    <FormProvider {...form}>
      <FieldRegistryContext value={fields}>
        <form noValidate aria-label={label} className={styles.wizard} {...events}>
          <KeptDraft {...{ label, fields, saved }} />
          <WizardSteps label={label} steps={steps} current={current} reached={reached} onGo={go} />
          <div ref={panel} tabIndex={-1} role="group" aria-label={step.title} className={styles.step}>
            {typeof step.content === "function" ? step.content(form.getValues()) : step.content}
          </div>
          {problem && <FormProblem error={problem} />}
          <WizardActions
            next={steps[current + 1]?.title}
            {...{ submitLabel, held, onCancel }}
            isSubmitting={isBusy}
            onBack={current === 0 ? undefined : () => go(current - 1)}
          />
          {/* Last, since Enter presses the first button that submits, which is the one to the next step. */}
          <button type="submit" hidden {...saverMark} />
        </form>
      </FieldRegistryContext>
    </FormProvider>
  );
}
