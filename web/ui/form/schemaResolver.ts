import type { FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";
import { toAppError } from "#web/lib/errors/appError.ts";
import { askGateway } from "#web/lib/connection/connectivity.ts";
import type { Checked } from "./checks/checkSchema.ts";

/** A schema, or the way to it: what checks a form is not needed before somebody has filled it in. */
export type SchemaSource<TInput, TOutput> =
  | z.core.$ZodType<TOutput, TInput>
  | (() => Promise<z.core.$ZodType<TOutput, TInput>>);

type Check = (values: unknown) => Checked;

const checks = new WeakMap<SchemaSource<unknown, unknown>, Check>();

/** Fetches all that a check needs, once. */
export async function loadCheck(source: SchemaSource<unknown, unknown>): Promise<Check> {
  const [{ checkSchema }, schema] = await Promise.all([
    import("./checks/checkSchema.ts"),
    typeof source === "function" ? source() : source,
  ]);
  const check: Check = (values) => checkSchema(schema, values);
  checks.set(source, check);
  return check;
}

/**
 * Lets a schema validate a form: the first issue at every path becomes the error there, as `fieldMessage` writes it. Checks
 * that cannot be fetched are an error of the form itself (`root`), with the code as its type.
 */
export function schemaResolver<TInput extends FieldValues, TOutput>(
  source: SchemaSource<TInput, TOutput>,
): Resolver<TInput, unknown, TOutput>;
export function schemaResolver(source: SchemaSource<unknown, unknown>) {
  return async (values: unknown) => {
    try {
      // At once where it can be: what is typed after the form was sent must not count.
      const check = checks.get(source) ?? (await loadCheck(source));
      return check(values);
    } catch (thrown) {
      void askGateway();
      return { values: {}, errors: { root: { type: toAppError(thrown).code, message: "" } } };
    }
  };
}
