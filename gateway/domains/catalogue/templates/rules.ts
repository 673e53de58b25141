import type * as Ajv from "ajv/dist/2020.js";
import { z } from "zod";
import { badInput, notFound, type FieldError } from "#gateway/platform/errors.ts";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";
import { sourceOf, type TemplateSourceData } from "./filling.ts";
import { templateBySlug, type TemplateRow } from "./repository.ts";

const LONGEST = 64 * 1024;

const ajv = onFirstUse((require): Ajv.Ajv2020 => {
  const schemas: typeof Ajv = require("ajv/dist/2020.js");
  return new schemas.Ajv2020({ allErrors: true, useDefaults: true, strict: false, validateFormats: false });
});
const checks = new Map<string, Ajv.ValidateFunction>();

function checkOf({ slug, inputsSchema }: TemplateRow): Ajv.ValidateFunction {
  const check = checks.get(slug) ?? ajv().compile(inputsSchema);
  checks.set(slug, check);
  return check;
}

const inputs = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const limit = z.object({ limit: z.number() });
const missing = z.object({ missingProperty: z.string() });

/** What is wrong with one input, and which one it is. */
function problem({ keyword, instancePath, params }: Ajv.ErrorObject): [name: string, error: FieldError] {
  const name = keyword === "required" ? missing.parse(params).missingProperty : instancePath.slice(1);
  const bound = limit.safeParse(params).data?.limit ?? 0;
  const said = (code: FieldError["code"], message: string, more?: Record<string, number>): FieldError => ({
    code,
    message: `${name} ${message}`,
    ...(more && { params: more }),
  });
  if (keyword === "required") return [name, said("REQUIRED", "is missing.")];
  if (keyword === "minLength")
    return [name, said("TOO_SHORT", `needs at least ${bound} characters.`, { min: bound })];
  if (keyword === "maxLength")
    return [name, said("TOO_LONG", `has at most ${bound} characters.`, { max: bound })];
  if (keyword === "minimum")
    return [name, said("OUT_OF_RANGE", `must be at least ${bound}.`, { min: bound })];
  if (keyword === "maximum") return [name, said("OUT_OF_RANGE", `must be at most ${bound}.`, { max: bound })];
  return [name, said("INVALID", "is not as the template wants it.")];
}

/** Fills a template in. @throws {AppError} NOT_FOUND, BAD_USER_INPUT with the inputs that are wrong. */
export function fillIn(slug: string, given: unknown): TemplateSourceData {
  const template = templateBySlug(slug);
  if (!template) throw notFound("Template");
  const read = inputs.safeParse(structuredClone(given));
  if (!read.success || JSON.stringify(given).length > LONGEST)
    throw badInput({
      inputs: { code: "INVALID", message: "inputs must name texts, numbers and yes or no, at most 64 KiB." },
    });
  const check = checkOf(template);
  if (!check(read.data))
    throw badInput(
      Object.fromEntries((check.errors ?? []).map(problem).map(([name, error]) => [`inputs.${name}`, error])),
    );
  return sourceOf(template, read.data);
}
