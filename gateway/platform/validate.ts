import { z } from "zod";
import { badInput, type FieldError } from "./errors.ts";

const wellFormed = z.overwrite((given: string) => given.toWellFormed());
const trimmed = z.trim();
const withoutNul = z.regex(/^[^\0]*$/);
const kept = new Map<string, z.ZodString>();

/** A line of text: trimmed, without NUL, of `min` to `max` characters; half signs, which PostgreSQL takes nowhere, become U+FFFD. */
export function text(min: number, max: number): z.ZodString {
  const key = `${min} ${max}`;
  let line = kept.get(key);
  if (!line) {
    // At once: each call that follows another makes a schema of its own.
    line = z.string().check(wellFormed, trimmed, withoutNul, z.minLength(min), z.maxLength(max));
    kept.set(key, line);
  }
  return line;
}

/** An e-mail address of up to 200 characters. */
export const email = z.email("write it as name@host").max(200);

/** A password to be set: 8 to 200 characters with a lower-case letter, a capital, and a digit or sign. */
export const newPassword = z
  .string()
  .min(8)
  .max(200)
  .regex(/\p{Ll}/u, "it needs a lower-case letter")
  .regex(/\p{Lu}/u, "it needs a capital")
  .regex(/[^\p{L}\s]/u, "it needs a digit or a sign");

/** A telephone number of up to 40 digits and signs, or nothing. */
export const phone = text(0, 40).regex(/^[+\d\s()./-]*$/, "write digits, spaces and + ( ) . / -");

/** The path of a picture on this host: one of the console's own, or the address of a kept file. */
export const picturePath = z
  .string()
  .max(200)
  .regex(
    /^\/(media\/[\w./-]+|api\/files\/file_[0-9a-f]{32})$/,
    "it must be a path below /media/, or the address of a kept file",
  )
  .refine((path) => !path.includes(".."));

/** The picture of a person who has none. */
export const BLANK_FACE = "/media/avatars/blank.svg";

/** What `paidMicros` says of an amount that it refuses. */
const amountIssue = z
  .looseObject({ code: z.enum(["AMOUNT_NOT_WHOLE_FEN", "AMOUNT_OUT_OF_RANGE"]) })
  .catchall(z.string());

/**
 * The value as the schema reads it.
 * @throws {AppError} BAD_USER_INPUT with one error for each wrong field.
 */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const fields: Record<string, FieldError> = {};
  for (const issue of read.error.issues) fields[issue.path.join(".")] ??= fieldError(issue);
  throw badInput(fields);
}

function fieldError(issue: z.core.$ZodIssue): FieldError {
  const name = String(issue.path.at(-1) ?? "The input");
  if (issue.code === "too_small" && issue.origin === "string") {
    return issue.minimum === 1
      ? { code: "REQUIRED", message: `${name} is missing: fill it in.` }
      : {
          code: "TOO_SHORT",
          message: `${name} needs at least ${issue.minimum} characters.`,
          params: { min: Number(issue.minimum) },
        };
  }
  if (issue.code === "too_big" && issue.origin === "string") {
    return {
      code: "TOO_LONG",
      message: `${name} may have at most ${issue.maximum} characters.`,
      params: { max: Number(issue.maximum) },
    };
  }
  if (issue.code === "too_small") {
    return {
      code: "OUT_OF_RANGE",
      message: `${name} must be at least ${issue.minimum}.`,
      params: { min: Number(issue.minimum) },
    };
  }
  if (issue.code === "too_big") {
    return {
      code: "OUT_OF_RANGE",
      message: `${name} must be at most ${issue.maximum}.`,
      params: { max: Number(issue.maximum) },
    };
  }
  const amount = issue.code === "custom" ? amountIssue.safeParse(issue.params) : undefined;
  if (amount?.data) {
    const { code, ...params } = amount.data;
    return { code, message: `${name} must be ${issue.message}.`, params };
  }
  return { code: "INVALID", message: `${name} is not valid: ${issue.message}.` };
}
