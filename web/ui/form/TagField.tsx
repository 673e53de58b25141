import { lazyField } from "./lazyField.tsx";
import type { Choice } from "./SelectField.tsx";
import type { FieldDeclaration } from "./useFormField.ts";

/** Several texts or values, as chips. */
export interface TagFieldProps extends FieldDeclaration {
  /** What may be chosen; without it anything may be typed. */
  options?: readonly Choice[];
  /** With options: whether something else may be typed too. Without options it may. */
  free?: boolean;
  /** No more than so many can be entered. */
  max?: number;
  placeholder?: string;
}

/**
 * A field for several values: Enter or a comma ends one, a paste of several is split at commas and line ends, Backspace
 * takes the last back. The form holds a list of texts; an error at one of them marks its chip.
 */
export const TagField = lazyField<TagFieldProps>(async () => (await import("./TagInput.tsx")).TagInput);
