import * as z from "zod/mini";

/** What the form of a bulk edit holds: the names of the fields that change, and the values of all. */
export type BulkValues = { fields: string[] } & Record<string, unknown>;

/** Reads the fields that are chosen, at least one, by a schema that wants none. */
export function bulkSchema<TOutput>(
  schema: z.core.$ZodType<TOutput, Record<string, unknown>>,
): z.core.$ZodType<TOutput, BulkValues> {
  const chosen = z.transform(({ fields, ...values }: BulkValues, { issues }) => {
    if (fields.length === 0)
      issues.push({ code: "custom", path: ["fields"], input: fields, params: { code: "REQUIRED" } });
    return Object.fromEntries(fields.map((name) => [name, values[name]]));
  });
  return z.pipe(chosen, schema);
}
