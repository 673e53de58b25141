import { useController } from "react-hook-form";
import { firstProblem } from "./fieldMessage.ts";
import { useRegisteredField } from "./fieldRegistry.ts";
import { useProblemWords } from "./useProblemWords.ts";

/** What every field declares. */
export interface FieldDeclaration {
  /** The name in the form's values; of a row of an array `rows.0.name`. */
  name: string;
  label: string;
  required?: boolean;
  /** A line under the field; an error takes its place. */
  help?: string | undefined;
  /** It cannot be changed and does not take the focus. */
  disabled?: boolean;
  /** It can be read and copied, not changed. */
  readOnly?: boolean;
}

/** A field's side of the form. */
export interface FormField {
  value: unknown;
  set: (value: unknown) => void;
  onBlur: () => void;
  /** For the input, so that the first wrong field gets the focus. */
  ref: (element: HTMLElement | null) => void;
  /** What is wrong, in the language of the console. */
  error: string | undefined;
  /** What is wrong with one entry of a field that holds several. */
  errorAt: (index: number) => string | undefined;
}

/** How a field writes what is said about it. */
export interface FieldWords {
  /** Writes the limits in an error; a plain number by default. */
  formatBound?: ((value: number) => string) | undefined;
  /** Writes a value for the panel of a version conflict; see `FieldFacts`. */
  describe?: ((value: unknown) => string) | undefined;
  /** See `FieldFacts`. */
  secret?: boolean;
}

/** Binds a field to the form around it. */
export function useFormField(
  { name, label }: Pick<FieldDeclaration, "name" | "label">,
  { formatBound, describe, secret }: FieldWords = {},
): FormField {
  const sentence = useProblemWords(formatBound);
  const { field, fieldState } = useController({ name });
  useRegisteredField(name, label, describe, secret);
  const value: unknown = field.value;
  const problem: unknown = fieldState.error;
  return {
    value,
    set: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: words(firstProblem(problem)),
    errorAt: (index) => words(firstProblem(Array.isArray(problem) ? problem[index] : undefined)),
  };

  function words(message: string | undefined): string | undefined {
    return message === undefined ? undefined : sentence(message);
  }
}
