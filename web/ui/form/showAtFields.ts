import { type FieldValues, get, type Path, type UseFormReturn } from "react-hook-form";
import type { AppError } from "#web/lib/errors/appError.ts";
import { fieldMessage } from "./field/fieldMessage.ts";

/** Puts a failed operation's problems at the fields of the form; answers whether all of them found one, and there were any. */
export function showAtFields<TInput extends FieldValues, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
  { fields }: AppError,
): boolean {
  const known = form.getValues();
  const isField = (name: string): name is Path<TInput> => get(known, name) !== undefined;
  const found = Object.entries(fields).map(([path, { code, params }]) => {
    const place = path.replace(/^input\./, "").replaceAll(/\[(\d+)\]/g, ".$1");
    const name = [place, place.split(".")[0] ?? place].find(isField);
    if (name === undefined) return false;
    form.setError(name, { type: "server", message: fieldMessage(code, params) }, { shouldFocus: true });
    return true;
  });
  return found.length > 0 && found.every(Boolean);
}
