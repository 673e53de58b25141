import { type Schema, Validator } from "@cfworker/json-schema";
import { type RJSFSchema, type RJSFValidationError, toErrorSchema, type ValidatorType } from "@rjsf/utils";
import { fieldMessage } from "#web/ui/form/field/fieldMessage.ts";

/** Keywords that only say that something within is wrong. */
const wrappers = new Set([
  "properties",
  "items",
  "prefixItems",
  "allOf",
  "anyOf",
  "oneOf",
  "$ref",
  "if",
  "then",
  "else",
  "not",
  "additionalProperties",
  "patternProperties",
  "dependentSchemas",
]);

/**
 * Checks a JSON schema without making code of it, as our content security policy demands. Problems come as `fieldMessage`
 * writes them, so that they are said in the language of the console, like those of every other field.
 */
export const schemaValidator: ValidatorType = {
  validateFormData: (data: unknown, schema) => {
    const errors = problems(schema, data);
    return { errors, errorSchema: toErrorSchema(errors) };
  },
  isValid: (schema, data: unknown, root) => run({ ...definitions(root), ...schema }, data).valid,
  rawValidation: () => ({}),
};

function run(schema: RJSFSchema, data: unknown) {
  // Through JSON the two libraries' types of a schema meet.
  const plain: Schema = JSON.parse(JSON.stringify(schema));
  return new Validator(plain, "2020-12", false).validate(data ?? {});
}

function definitions({ definitions: old, $defs }: RJSFSchema): RJSFSchema {
  return { ...(old && { definitions: old }), ...($defs && { $defs }) };
}

function problems(schema: RJSFSchema, data: unknown): RJSFValidationError[] {
  const found = run(schema, data).errors.filter(({ keyword }) => !wrappers.has(keyword));
  return found.map(({ keyword, keywordLocation, instanceLocation, error }) => {
    const missing = keyword === "required" ? /"(.+)"/.exec(error)?.[1] : undefined;
    const path = [...steps(instanceLocation), ...(missing === undefined ? [] : [missing])];
    const message = fieldMessage(...said(keyword, limitAt(schema, keywordLocation)));
    return {
      name: keyword,
      property: `.${path.join(".")}`,
      message,
      stack: message,
      schemaPath: keywordLocation,
    };
  });
}

/** The problem in the gateway's codes. */
function said(keyword: string, limit: number): [code: string, params?: Record<string, number>] {
  switch (keyword) {
    case "required":
      return ["REQUIRED"];
    case "minLength":
      return limit === 1 ? ["REQUIRED"] : ["TOO_SHORT", { min: limit }];
    case "maxLength":
      return ["TOO_LONG", { max: limit }];
    case "minimum":
    case "exclusiveMinimum":
      return ["OUT_OF_RANGE", { min: limit }];
    case "maximum":
    case "exclusiveMaximum":
      return ["OUT_OF_RANGE", { max: limit }];
    case "minItems":
      return ["TOO_FEW", { min: limit }];
    case "maxItems":
      return ["TOO_MANY", { max: limit }];
    default:
      return ["INVALID"];
  }
}

/** The number that stands at a place of the schema, references followed. */
function limitAt(root: RJSFSchema, place: string): number {
  const walk = (path: readonly string[]): unknown =>
    path.reduce<unknown>((at, step) => {
      const next = read(at, step);
      return step === "$ref" && typeof next === "string" ? walk(steps(next)) : next;
    }, root);
  return Number(walk(steps(place)));
}

function read(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(key)
    : undefined;
}

/** The steps of a JSON pointer: `#/ports/0`. */
function steps(pointer: string): string[] {
  return pointer
    .replace(/^#?\/?/, "")
    .split("/")
    .filter((step) => step !== "")
    .map((step) => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~"));
}
