import type { InjectOptions } from "fastify";
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from "graphql";
import { bodyText } from "./fuzzRest.ts";
import { hostile, hostileText, likelyId, likelyText, mutated, type Chance } from "./fuzzValues.ts";

type Field = GraphQLField<unknown, unknown>;

/** A root field. */
export interface RootField {
  kind: "query" | "mutation";
  field: Field;
}

/** Root fields that are left out, and why; subscriptions are none of them, since their answer does not end. */
const leftOutOfGraphQL: Record<string, string> = {
  logout: "It would end the session in use.",
  sampleReset: "It would put the rows back, and what the calls before it broke with them.",
  snapshotRestore: "As above.",
  journalClear: "It would take away what is to be read after a failure.",
  faultRuleCreate: "A fault rule answers other calls with the very statuses that must not come.",
  faultRuleUpdate: "As above.",
  faultRuleSwitch: "As above.",
};

/** The root fields of a schema without those that are left out. */
export const rootFields = (schema: GraphQLSchema): RootField[] =>
  [["query", schema.getQueryType()] as const, ["mutation", schema.getMutationType()] as const]
    .flatMap(([kind, type]) => Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field })))
    .filter(({ field }) => !Object.hasOwn(leftOutOfGraphQL, field.name));

/** A whole number that suits a field of this name. */
const likelyInt = (name: string, chance: Chance): number =>
  /version/i.test(name) ? 1 + chance.below(2) : 1 + chance.below(/review|page/i.test(name) ? 5 : 20);

function likely(type: GraphQLInputType, name: string, chance: Chance): unknown {
  if (isNonNullType(type)) return likely(type.ofType, name, chance);
  if (isListType(type))
    return Array.from({ length: chance.is(0.1) ? 0 : 1 + chance.below(3) }, () =>
      likely(type.ofType, name, chance),
    );
  if (isEnumType(type)) return chance.pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((one) => isNonNullType(one.type) || chance.is(0.7))
        .map((one) => [one.name, likely(one.type, one.name, chance)]),
    );
  }
  const values: Record<string, () => unknown> = {
    ID: () => likelyId(chance),
    Int: () => likelyInt(name, chance),
    Float: () => chance.below(500) / 100,
    Boolean: () => chance.is(0.5),
    Long: () => chance.below(90_000),
    DateTime: () => likelyText("startsAt", chance),
    Date: () => likelyText("date", chance),
    Micros: () => String(chance.below(9_000)),
    JSON: () => ({ a: chance.below(9) }),
  };
  return values[type.name]?.() ?? likelyText(name, chance);
}

/** Writes one operation; the values of its variables are gathered beside it. */
class Writer {
  readonly variables: Record<string, unknown> = {};
  readonly #declared: string[] = [];
  readonly #chance: Chance;
  readonly #tokens: readonly string[];

  constructor(chance: Chance, tokens: readonly string[]) {
    this.#chance = chance;
    this.#tokens = tokens;
  }

  get declared(): string {
    return this.#declared.length > 0 ? `(${this.#declared.join(", ")})` : "";
  }

  field(field: Field, depth: number): string {
    return `${field.name}${this.#args(field)}${this.#selection(field.type, depth)}`;
  }

  #args({ args }: Field): string {
    const chosen = args.filter(
      (one) => (isNonNullType(one.type) && one.defaultValue === undefined) || this.#chance.is(0.5),
    );
    const written = chosen.map((one) => {
      const variable = `v${this.#declared.length}`;
      this.variables[variable] =
        one.name === "token" && this.#tokens.length > 0
          ? this.#chance.pick(this.#tokens)
          : likely(one.type, one.name, this.#chance);
      this.#declared.push(
        `$${variable}: ${this.#chance.is(0.98) ? String(one.type) : this.#chance.pick(["String", "[Int!]", "Nothing!", "JSON"])}`,
      );
      return `${one.name}: $${variable}`;
    });
    return written.length > 0 ? `(${written.join(", ")})` : "";
  }

  #selection(of: GraphQLOutputType, depth: number): string {
    const type = getNamedType(of);
    if (isLeafType(type)) return "";
    if (isUnionType(type))
      return ` { ${type
        .getTypes()
        .map((one) => `... on ${one.name}${this.#selection(one, depth)}`)
        .join(" ")} }`;
    if (!isObjectType(type)) return " { __typename }";
    const fields = Object.values(type.getFields()).filter((one) => {
      const inner = getNamedType(one.type);
      return isLeafType(inner) ? this.#chance.is(0.6) : depth > 0 && this.#chance.is(0.5);
    });
    return ` { ${["__typename", ...fields.map((one) => this.field(one, depth - 1))].join(" ")} }`;
  }
}

/** The document with something in it broken. */
function broken(document: string, chance: Chance): string {
  const at = chance.below(document.length);
  const put = (what: string) => document.slice(0, at) + what + document.slice(at);
  return chance.pick([
    () => document.slice(0, at),
    () => put(chance.pick(["{", "}", "(", "$", "!", "@skip", "\0", "\uD800", '"""', "#", "…", " nothing "])),
    () => put(hostileText(chance)),
    () => `${document} ${document}`,
    () => `${document} fragment A on Query { ...B } fragment B on Query { ...A }`,
    () => document.replace("{", "{ ...Missing "),
    () => document.replaceAll("__typename", '__type(name: "Query") { name }'),
    () => document.replace("{", "{ nothing "),
    () => "",
    () => "subscription { nothing }",
    () => document.replace("{", `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: __typename`).join(" ")} `),
    () => `{ ${"a { ".repeat(60)}`,
    () => "{ __schema { types { name } } }",
  ])();
}

/** A request for the root field: two times in five as the schema wants it, else with parts of it out of order. */
export function graphQLRequest(
  { kind, field }: RootField,
  tokens: readonly string[],
  chance: Chance,
): InjectOptions {
  const isTrue = chance.is(0.4);
  const writer = new Writer(chance, tokens);
  const selected = writer.field(field, chance.is(0.06) ? 14 : chance.below(3));
  const document = `${kind} Fuzz${writer.declared} { ${selected} }`;
  const query = isTrue || chance.is(0.88) ? document : broken(document, chance);
  const variables = isTrue
    ? writer.variables
    : chance.is(0.04)
      ? hostile(chance)
      : Object.fromEntries(
          Object.entries(writer.variables).map(([name, value]) => [name, mutated(value, chance)]),
        );
  if (kind === "query" && chance.is(0.08)) {
    const asked = new URLSearchParams({
      query,
      variables: JSON.stringify(variables),
      ...(chance.is(0.2) && { operationName: hostileText(chance), extensions: hostileText(chance) }),
    });
    return { method: "GET", url: `/graphql?${asked.toString()}` };
  }
  const further =
    !isTrue && chance.is(0.06)
      ? {
          [chance.pick(["operationName", "extensions", "query", "variables", "id", "__proto__x"])]:
            hostile(chance),
        }
      : {};
  const body = !isTrue && chance.is(0.02) ? [{ query, variables }] : { query, variables, ...further };
  return {
    method: "POST",
    url: "/graphql",
    headers: { "content-type": "application/json" },
    payload: isTrue || chance.is(0.9) ? JSON.stringify(body) : bodyText(body, chance),
  };
}
