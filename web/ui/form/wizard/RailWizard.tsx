import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { beside } from "#web/ui/layout/beside.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { FieldRegistryContext } from "#web/ui/form/field/fieldRegistry.ts";
import { saverMark } from "#web/ui/form/saveKey.ts";
import { RailStep } from "./RailStep.tsx";
import { useWizard } from "./useWizard.ts";
import { WizardActions } from "./WizardActions.tsx";
import type { WizardProps } from "./wizardProps.ts";

const KeptDraft = lazyComponent(() => import("#web/ui/form/notes/KeptDraft.tsx"), "KeptDraft");
const FormProblem = lazyComponent(() => import("#web/ui/form/notes/FormProblem.tsx"), "FormProblem");

const useStyles = makeStyles({
  wizard: { ...beside.row, gap: "24px" },
  main: { ...beside.main, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  rail: { margin: 0, padding: 0, listStyleType: "none" },
  side: {
    position: "sticky",
    insetBlockStart: "calc(var(--barHeight, 48px) + 16px)",
    flex: "1 1 328px",
    minInlineSize: 0,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "12px",
  },
});

/** A form in steps on a rail. */
export interface RailWizardProps<TInput extends FieldValues, TOutput> extends WizardProps<TInput, TOutput> {
  /** What stays in sight beside the steps, above the buttons: what it costs, for example. */
  side: ReactNode;
}

/**
 * A form whose steps stand below each other on a rail: those that are done stay open above the current one, those to come
 * say in a few words what they hold. Beside them stands what the answers come to, with the button to the next step under it.
 * On a phone only the current step is open. Otherwise as `Wizard`.
 */
export function RailWizard<TInput extends FieldValues, TOutput>(props: RailWizardProps<TInput, TOutput>) {
  const { label, steps, submitLabel, held, onCancel, side } = props;
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const { form, fields, saved, problem, current, reached, go, isBusy, panel, events } = useWizard(props);
  return (
    <FormProvider {...form}>
      <FieldRegistryContext value={fields}>
        <form noValidate aria-label={label} className={styles.wizard} {...events}>
          <div className={styles.main}>
            <KeptDraft {...{ label, fields, saved }} />
            <ol className={styles.rail} aria-label={t("form.steps", { label })}>
              {steps.map(({ id, title, line, content }, index) => (
                <RailStep
                  key={id}
                  {...{ title, line, index, current, reached }}
                  panel={index === current ? panel : undefined}
                  onGo={() => go(index)}
                >
                  {index > current
                    ? null
                    : typeof content === "function"
                      ? content(form.getValues())
                      : content}
                </RailStep>
              ))}
            </ol>
          </div>
          <div className={styles.side}>
            {side}
            {problem && <FormProblem error={problem} />}
            <WizardActions
              stacked
              next={steps[current + 1]?.title}
              {...{ submitLabel, held, onCancel }}
              isSubmitting={isBusy}
              onBack={current === 0 ? undefined : () => go(current - 1)}
            />
          </div>
          {/* Last, since Enter presses the first button that submits, which is the one to the next step. */}
          <button type="submit" hidden {...saverMark} />
        </form>
      </FieldRegistryContext>
    </FormProvider>
  );
}
