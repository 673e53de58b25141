import { type FieldError, type FieldValues, get, type Resolver, set } from "react-hook-form";
import * as z from "zod/mini";
import { issueMessage } from "./fieldMessage.ts";

/** Lets a schema validate a form: the first issue at every path becomes the error there, as `fieldMessage` writes it. */
export function schemaResolver<TInput extends FieldValues, TOutput>(
  schema: z.core.$ZodType<TOutput, TInput>,
): Resolver<TInput, unknown, TOutput>;
export function schemaResolver(schema: z.core.$ZodType) {
  return (values: unknown) => {
    const read = z.safeParse(schema, values, { error: issueMessage });
    if (read.success) return { values: read.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, code, message } of read.error.issues) {
      const place = path.join(".");
      if (get(errors, place) === undefined) set(errors, place, { type: code, message });
    }
    return { values: {}, errors };
  };
}
