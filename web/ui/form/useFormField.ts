import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format.ts";
import { readFieldMessage } from "./fieldMessage.ts";

/** What every field declares. */
export interface FieldDeclaration {
  /** The name in the form's values. */
  name: string;
  label: string;
  required?: boolean;
  /** A line under the field; an error takes its place. */
  help?: string;
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
}

/** Binds a field to the form around it. `formatBound` writes the limits in an error; a plain number by default. */
export function useFormField(name: string, formatBound?: (value: number) => string): FormField {
  const { t } = useTranslation("ui");
  const { number } = useFormat();
  const { field, fieldState } = useController({ name });
  const value: unknown = field.value;
  const message = fieldState.error?.message;
  return { value, set: field.onChange, onBlur: field.onBlur, ref: field.ref, error: message === undefined ? undefined : words(message) };

  function words(problem: string): string {
    const { code, params } = readFieldMessage(problem);
    const bounds = Object.fromEntries(Object.entries(params).map(([bound, limit]) => [bound, (formatBound ?? number)(Number(limit))]));
    const form = code === "OUT_OF_RANGE" ? `${code}.${Object.keys(bounds).toSorted().join("_")}` : code;
    return t([`form.errors.${form}`, "form.errors.INVALID"], bounds);
  }
}
