import type { DefaultValues, FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import type { AppError } from "#web/lib/errors/appError.ts";
import type { WizardStep } from "#web/ui/form/wizard/wizardProps.ts";

/** What a wizard made, or has begun to make. */
export interface SavedRecord {
  id: string;
  name: string;
  version: number;
  status: "DRAFT" | "SUBMITTED";
  createdAt: string;
}

/** What a wizard does with its records. */
export interface SavedCalls<TRecord extends SavedRecord, TInput> {
  records: readonly TRecord[] | undefined;
  error: AppError | undefined;
  /** Asks for the records again. */
  refetch: () => void;
  create: (values: TInput, status: SavedRecord["status"], idempotencyKey: string) => Promise<TRecord>;
  update: (record: TRecord, values: TInput, status: SavedRecord["status"]) => Promise<TRecord>;
  /** Answers what takes it back. */
  remove: (id: string) => Promise<string | null | undefined>;
}

/** A wizard that saves as one goes. */
export interface SavedWizardProps<
  TRecord extends SavedRecord,
  TInput extends FieldValues,
  TOutput extends TInput,
> {
  /** Where its words stand: `status`, `new`, `continued`, `line`, `submit`, `done`, `doneText`, `again`, and those of the card beside it. */
  texts: string;
  schema: z.core.$ZodType<TOutput, TInput>;
  steps: readonly WizardStep<TInput>[];
  /** What the form holds for a record, and for a new one. */
  valuesOf: (record: TRecord | undefined) => TInput & DefaultValues<TInput>;
  calls: SavedCalls<TRecord, TInput>;
}
