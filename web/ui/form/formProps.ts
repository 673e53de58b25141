import type { ReactNode } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { SchemaSource } from "./schemaResolver.ts";
import type { UnsavedGuard } from "./useUnsavedGuard.ts";
import type { ServerVersion } from "./merge/useVersionMerge.ts";

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
  loadCurrent?: () => Promise<ServerVersion<TInput> | undefined>;
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
