import { z } from "zod";
import { jsonBytes } from "#gateway/platform/json.ts";
import { validate } from "#gateway/platform/validate.ts";
import type { SampleUserData } from "./repository.ts";

const MAX_FURTHER_BYTES = 10_000;
const MAX_DEPTH = 10;

const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, "control characters cannot be kept")
    .refine((value) => value.isWellFormed(), "it is not a text");
const count = z.int().min(0).max(1_000_000_000);

const isText = (value: string): boolean => value.isWellFormed() && !value.includes("\0");

/** Whether every store can hold the value as JSON. */
function canBeKept(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return isText(value);
  if (typeof value !== "object" || value === null) return true;
  return (
    depth < MAX_DEPTH &&
    Object.entries(value).every(
      ([key, one]) =>
        isText(key) && key !== "prototype" && key !== "constructor" && canBeKept(one, depth + 1),
    )
  );
}

const body = z
  .looseObject({
    id: z.unknown(),
    fullName: line(200),
    company: line(200),
    role: line(60),
    username: line(200),
    country: line(200),
    contact: line(200),
    email: line(200),
    currentPlan: line(60),
    status: line(60),
    avatar: line(2_000),
    billing: line(60),
    taskDone: count,
    projectDone: count,
    taxId: line(60),
    language: line(60),
  })
  .partial();

/** What is sent, as OpenAPI says it: every field may be left out, and others may come. */
export function sentShape(): object {
  const { $schema: _schema, ...shape } = z.toJSONSchema(body, { unrepresentable: "any", io: "input" });
  return shape;
}

const further = z
  .record(z.string(), z.unknown())
  .refine(
    (value) => jsonBytes(value) <= MAX_FURTHER_BYTES,
    `further fields may have at most ${MAX_FURTHER_BYTES} bytes`,
  )
  .refine((value) => canBeKept(value), "further fields must be plain JSON without control characters");

/**
 * Reads what the documented POST was sent: nothing is trimmed or put right.
 * @throws {AppError} BAD_USER_INPUT with one error for each wrong field.
 */
export function readSent(sent: unknown): { data: Partial<SampleUserData>; verbatim: object } {
  const verbatim = validate(body, sent);
  const { id: _id, ...rest } = verbatim;
  const isKnown = ([name]: [string, unknown]) => Object.hasOwn(body.shape, name);
  const known = Object.entries(rest).filter(isKnown);
  const others = Object.entries(rest).filter((one) => !isKnown(one));
  return {
    data: { ...Object.fromEntries(known), further: validate(further, Object.fromEntries(others)) },
    verbatim,
  };
}
