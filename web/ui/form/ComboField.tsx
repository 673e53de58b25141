import { lazyField } from "./lazyField.tsx";
import type { Choice } from "./SelectField.tsx";
import type { ChoiceSource } from "./useChoices.ts";
import type { FieldDeclaration } from "./useFormField.ts";

/** One of many values, found by typing. */
export interface ComboFieldProps extends FieldDeclaration, ChoiceSource {
  placeholder?: string;
  /** The label of a value that the form begins with, where it is in no list yet. */
  labelOf?: (value: string) => string;
  /** Offers to make a new choice of what was typed. */
  create?: (text: string) => Choice | Promise<Choice>;
}

/** A field for one of many values: type to search, arrow keys and Enter to choose. The form holds the value, null for none. */
export const ComboField = lazyField<ComboFieldProps>(async () => (await import("./ComboInput.tsx")).ComboInput);
