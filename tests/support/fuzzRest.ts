import type { InjectOptions } from "fastify";
import { hostile, hostileText, likelyId, likelyText, mutated, type Chance } from "./fuzzValues.ts";

interface Schema {
  type?: string;
  enum?: unknown[];
  example?: unknown;
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
}

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** What is used of an OpenAPI document. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

/** A call of the document. */
export interface RestCall extends Operation {
  /** `GET /apps/users`. */
  name: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
}

/** Calls that are left out, and why. */
const leftOutOfRest: Record<string, string> = {
  "POST /mock/rules": "A fault rule answers other calls with the very statuses that must not come.",
  "PUT /mock/rules/{id}": "As above.",
  "POST /mock/reset": "It would put the rows back, and what the calls before it broke with them.",
  "POST /mock/snapshots/{name}/restore": "As above.",
  "DELETE /mock/journal": "It would take away what is to be read after a failure.",
};

/** The calls of a document without those that are left out. */
export const restCalls = ({ paths }: OpenApi): RestCall[] =>
  Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): RestCall => {
        const upper = method.toUpperCase() as RestCall["method"];
        return { ...operation, name: `${upper} ${path}`, method: upper, path };
      }),
    )
    .filter(({ name }) => !Object.hasOwn(leftOutOfRest, name));

/** A value that the schema allows. */
function likely(
  { type, enum: values, example, minimum = 0, properties, items }: Schema,
  name: string,
  chance: Chance,
): unknown {
  if (example !== undefined && chance.is(0.7)) return example;
  if (values) return chance.pick(values);
  if (type === "integer") return minimum + chance.below(60);
  if (type === "number") return chance.below(100) / 100;
  if (type === "boolean") return chance.is(0.5);
  if (type === "array")
    return Array.from({ length: chance.below(4) }, () => likely(items ?? {}, name, chance));
  if (type === "object" || properties) {
    return Object.fromEntries(
      Object.entries(properties ?? {})
        .filter(() => chance.is(0.8))
        .map(([key, one]) => [key, likely(one, key, chance)]),
    );
  }
  return likelyText(name, chance);
}

/** The text as a part of an address; half signs and NUL come as the bytes that stand for them. */
const escaped = (value: string): string =>
  [...value].map((sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : "%ED%A0%80")).join("");

const BROKEN_PARTS = [
  "%",
  "%zz",
  "%E0%A4%A",
  "%FF%FE",
  "%00",
  "%2F",
  "..",
  "%2e%2e",
  ";",
  "?",
  "a/b",
  "%F0%9F",
];

const text = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

function pathOf({ path }: RestCall, isTrue: boolean, chance: Chance): string {
  return path.replaceAll(/\{\w+\}/g, () => {
    if (isTrue || chance.is(0.5)) return likelyId(chance);
    return chance.is(0.3)
      ? chance.pick(BROKEN_PARTS)
      : escaped(text(hostile(chance))).slice(0, 20_000) || "-";
  });
}

function queryOf({ parameters = [] }: RestCall, isTrue: boolean, chance: Chance): string {
  const named = parameters.filter((one) => one.in === "query" && chance.is(0.6));
  const pairs = named.map(
    ({ name, schema }) => `${escaped(name)}=${escaped(text(likely(schema, name, chance)))}`,
  );
  if (isTrue) return pairs.join("&");
  const wrong = named
    .filter(() => chance.is(0.4))
    .map(({ name }) => {
      const form = chance.pick([name, name, name, `${name}[]`, `${name}[a]`, name.toUpperCase()]);
      return `${form}=${chance.is(0.2) ? chance.pick(BROKEN_PARTS) : escaped(text(hostile(chance)))}`;
    });
  if (chance.is(0.2))
    wrong.push(`${escaped(hostileText(chance)).slice(0, 2_000)}=${escaped(hostileText(chance))}`);
  const kept = pairs.filter(() => chance.is(0.7));
  return [...kept, ...wrong, ...(chance.is(0.1) ? kept : [])].join("&").slice(0, 30_000);
}

const TYPES = [
  "application/json",
  "application/json; charset=utf-8",
  "application/json;x",
  "text/plain",
  "text/csv",
  "application/octet-stream",
  "multipart/form-data",
  "x",
];

/** A JSON body as text, now and then one that is none. */
export function bodyText(value: unknown, chance: Chance): string {
  const json = JSON.stringify(value) ?? "";
  const way = chance.below(24);
  if (way === 0) return "";
  if (way === 1) return json.slice(0, chance.below(json.length + 1));
  if (way === 2) return `${json}${chance.pick(["}", "\0", ",", "x"])}`;
  if (way === 3)
    return chance.pick([
      "{",
      "nul",
      "\uFEFF{}",
      "'a'",
      "{a:1}",
      '{"__proto__":{"polluted":true}}',
      '{"a":1e999}',
      "[".repeat(2_000),
      "NaN",
      "\0",
    ]);
  if (way === 4) return json.replace("{", '{"__proto__":{"polluted":true},');
  return json;
}

function bodyOf(
  { requestBody }: RestCall,
  isTrue: boolean,
  chance: Chance,
): Pick<InjectOptions, "payload" | "headers"> {
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
  if (!type || !content)
    return isTrue || chance.is(0.8)
      ? {}
      : { payload: bodyText(hostile(chance), chance), headers: { "content-type": chance.pick(TYPES) } };
  const value = likely(content.schema, "", chance);
  const sent = { "content-type": isTrue || chance.is(0.93) ? type : chance.pick(TYPES) };
  if (type !== "application/json")
    return {
      payload: isTrue ? "productName,sku\nLamp,1" : text(hostile(chance)) || text(value),
      headers: sent,
    };
  return {
    payload: isTrue ? JSON.stringify(value) : bodyText(mutated(value, chance), chance),
    headers: sent,
  };
}

/** A request for the call: two times in five as documented, else with parts of it out of order. */
export function restRequest(call: RestCall, chance: Chance): InjectOptions {
  const isTrue = chance.is(0.4);
  const query = queryOf(call, isTrue, chance);
  return {
    method: call.method,
    url: `/api${pathOf(call, isTrue, chance)}${query && `?${query}`}`,
    ...bodyOf(call, isTrue, chance),
  };
}
