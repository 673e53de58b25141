import { type FieldError, get, set } from "react-hook-form";
import * as z from "zod/mini";
import { fieldMessage } from "#web/ui/form/field/fieldMessage.ts";

/** What a form's values are worth: those that the schema reads, or the first problem at every path. */
export type Checked =
  | { values: unknown; errors: Record<string, never> }
  | { values: Record<string, never>; errors: Record<string, FieldError> };

/** Reads the values of a form by its schema. */
export function checkSchema(schema: z.core.$ZodType, values: unknown): Checked {
  const read = z.safeParse(schema, values, { error: issueMessage });
  if (read.success) return { values: read.data, errors: {} };
  const errors: Record<string, FieldError> = {};
  for (const { path, code, message } of read.error.issues) {
    const place = path.join(".");
    if (get(errors, place) === undefined) set(errors, place, { type: code, message });
  }
  return { values: {}, errors };
}

/** The problem that an issue of zod stands for, in the gateway's codes. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  const missing = issue.input === undefined || issue.input === null || issue.input === "";
  if (missing) return fieldMessage("REQUIRED");
  // A rule of our own names its code among its parameters: `z.refine(test, { params: { code: "TOO_LATE", max } })`.
  if (issue.code === "custom" && typeof issue.params?.["code"] === "string") {
    const { code: _, ...params } = issue.params;
    return fieldMessage(
      issue.params["code"],
      Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    );
  }
  if (issue.code === "too_small") {
    if (issue.origin === "array")
      return issue.minimum === 1
        ? fieldMessage("REQUIRED")
        : fieldMessage("TOO_FEW", { min: Number(issue.minimum) });
    if (issue.origin !== "string") return fieldMessage("OUT_OF_RANGE", { min: Number(issue.minimum) });
    return issue.minimum === 1
      ? fieldMessage("REQUIRED")
      : fieldMessage("TOO_SHORT", { min: Number(issue.minimum) });
  }
  if (issue.code === "too_big") {
    if (issue.origin === "array") return fieldMessage("TOO_MANY", { max: Number(issue.maximum) });
    return issue.origin === "string"
      ? fieldMessage("TOO_LONG", { max: Number(issue.maximum) })
      : fieldMessage("OUT_OF_RANGE", { max: Number(issue.maximum) });
  }
  if (issue.code === "invalid_format" && issue.format === "email") return fieldMessage("NO_EMAIL");
  return fieldMessage("INVALID");
}
