import type { FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";
import { toAppError } from "../../lib/appError.ts";

/** A schema, or the way to it: what checks a form is not needed before somebody has filled it in. */
export type SchemaSource<TInput, TOutput> = z.core.$ZodType<TOutput, TInput> | (() => Promise<z.core.$ZodType<TOutput, TInput>>);

/** Fetches all that a check needs, once. */
export async function loadCheck(source: SchemaSource<unknown, unknown>) {
  const [{ checkSchema }, schema] = await Promise.all([import("./checkSchema.ts"), typeof source === "function" ? source() : source]);
  return (values: unknown) => checkSchema(schema, values);
}

/**
 * Lets a schema validate a form: the first issue at every path becomes the error there, as `fieldMessage` writes it. Checks
 * that cannot be fetched are an error of the form itself (`root`), with the code as its type.
 */
export function schemaResolver<TInput extends FieldValues, TOutput>(source: SchemaSource<TInput, TOutput>): Resolver<TInput, unknown, TOutput>;
export function schemaResolver(source: SchemaSource<unknown, unknown>) {
  return async (values: unknown) => {
    try {
      return (await loadCheck(source))(values);
    } catch (thrown) {
      return { values: {}, errors: { root: { type: toAppError(thrown).code, message: "" } } };
    }
  };
}
