import type { ReactElement, ReactNode } from "react";
import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import type * as z from "zod/mini";

/** One step of a wizard. */
export interface WizardStep<TInput extends FieldValues> {
  id: string;
  title: string;
  /** A few words under the title, or beside it on a rail. */
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
  /** Why it cannot be sent now, though all is right: the price of it is not known yet, for example. */
  held?: string | undefined;
  /** Keeps what was entered when a step is right, before the next one opens; where it rejects, the step stays and says why. */
  onProgress?: (values: TInput) => Promise<void>;
  onCancel: () => void;
  /** The step, where it is held elsewhere, in the URL for example; a step that was not reached yet is not shown. */
  at?: string | undefined;
  onStep?: (id: string) => void;
}
