import type { z } from "zod";
import { badInput, type AppError } from "#gateway/platform/errors.ts";
import { numericId } from "#gateway/platform/ids.ts";
import { validate } from "#gateway/platform/validate.ts";

/** The row's key behind an identifier; 0, which no row has, when it cannot be one. */
export const keyOf = (id: string): number => numericId(id) ?? 0;

/**
 * The input as the schema reads it; a field that is null is as good as left out, unless null empties it.
 * @param emptied the fields that null empties.
 * @throws {AppError} BAD_USER_INPUT with one error for each wrong field.
 */
export const readInput = <S extends z.ZodType>(
  schema: S,
  input: object,
  emptied: readonly string[] = [],
): z.output<S> =>
  validate(
    schema,
    Object.fromEntries(
      Object.entries(input).filter(([field, value]) => value !== null || emptied.includes(field)),
    ),
  );

/** An input names a row of another kind that is not there. */
export const unknownRow = (field: string, what: string): AppError =>
  badInput({
    [field]: { code: "INVALID", message: `There is no ${what} with this identifier: choose another.` },
  });
