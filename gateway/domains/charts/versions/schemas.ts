import type * as JsonSchema from "@cfworker/json-schema";
import { isRecord } from "#gateway/platform/json.ts";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";

const jsonSchema = onFirstUse((require): typeof JsonSchema => require("@cfworker/json-schema"));

/** What a schema says of values: at which place, and what. */
export interface Broken {
  place: string[];
  text: string;
}

/** How much of a schema and of values is looked at: both are somebody's, and are read within a request. */
const MOST_NODES = 5_000;
const MOST_WORK = 5_000_000;
const DEEPEST = 60;
/** Expressions can be written so that they take for ever: `helm` reads them, we do not. */
const unread = new Set(["pattern", "patternProperties", "format"]);
/** Keywords that only say that something within is wrong. */
const wrappers = new Set([
  "properties",
  "items",
  "allOf",
  "anyOf",
  "oneOf",
  "$ref",
  "additionalProperties",
  "then",
]);

export class SchemaRefused extends Error {
  override name = "SchemaRefused";
}

const stepsOf = (pointer: string): string[] =>
  pointer
    .replace(/^#?\/?/, "")
    .split("/")
    .filter((step) => step !== "")
    .map((step) => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~"));

const at = (root: unknown, pointer: string): unknown =>
  stepsOf(pointer).reduce<unknown>((from, step) => (isRecord(from) ? from[step] : undefined), root);

/** How many parts a value has. */
function sizeOfTree(value: unknown, most: number): number {
  let n = 0;
  const walk = (one: unknown, depth: number): void => {
    n += 1;
    if (n > most || depth > DEEPEST) throw new SchemaRefused("There is more in it than is looked at here.");
    if (typeof one === "object" && one !== null)
      for (const child of Object.values(one)) walk(child, depth + 1);
  };
  walk(value, 0);
  return n;
}

/** The schema without what is not read here, its references put in their places: nothing of it refers to itself. */
function plain(root: unknown): { schema: JsonSchema.Schema; size: number } {
  let size = 0;
  const walk = (node: unknown, open: readonly string[]): unknown => {
    size += 1;
    if (size > MOST_NODES || open.length > DEEPEST)
      throw new SchemaRefused("The schema is more intricate than is read here.");
    if (Array.isArray(node)) return node.map((one) => walk(one, [...open, ""]));
    if (!isRecord(node)) return node;
    const to = node["$ref"];
    if (typeof to === "string") {
      if (!to.startsWith("#")) throw new SchemaRefused(`Only references within it are followed, not ${to}.`);
      if (open.includes(to)) throw new SchemaRefused(`The reference ${to} leads to itself.`);
      const target = at(root, to);
      if (target === undefined) throw new SchemaRefused(`There is nothing at ${to}.`);
      return walk(target, [...open, to]);
    }
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => !unread.has(key) && key !== "$defs" && key !== "definitions" && key !== "$id")
        .map(([key, value]) => [key, walk(value, [...open, ""])]),
    );
  };
  const schema = walk(root, []);
  if (!isRecord(schema)) throw new SchemaRefused("A schema is an object.");
  return { schema, size };
}

/**
 * Where values break a schema.
 * @throws {SchemaRefused} where the schema is none, or is not read here.
 */
export function broken(given: unknown, values: unknown): Broken[] {
  const { schema, size } = plain(given);
  if (size * sizeOfTree(values, MOST_NODES) > MOST_WORK)
    throw new SchemaRefused("The schema is more intricate than is read here.");
  const { Validator } = jsonSchema();
  const { errors } = new Validator(schema, "2020-12", false).validate(values);
  return errors
    .filter(({ keyword }) => !wrappers.has(keyword))
    .slice(0, 50)
    .map(({ instanceLocation, error }) => ({ place: stepsOf(instanceLocation), text: error }));
}
