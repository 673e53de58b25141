import type { FieldError, FieldValues, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import { issueMessage } from "./fieldMessage.ts";

/** Lets a schema validate a form of flat fields: the first issue of every field becomes its error, as `fieldMessage` writes it. */
export function schemaResolver<TInput extends FieldValues, TOutput>(
  schema: z.core.$ZodType<TOutput, TInput>,
): Resolver<TInput, unknown, TOutput>;
export function schemaResolver(schema: z.core.$ZodType) {
  return (values: unknown) => {
    const read = z.safeParse(schema, values, { error: issueMessage });
    if (read.success) return { values: read.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, code, message } of read.error.issues) errors[String(path[0])] ??= { type: code, message };
    return { values: {}, errors };
  };
}
