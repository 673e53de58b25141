import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  Kind,
  parse,
  print,
  separateOperations,
  typeFromAST,
  visit,
  type ConstValueNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import type { KeptRequest } from "./journal.ts";
import { marksIn, replaceMarks } from "#gateway/platform/redaction.ts";

/** The shell variable that holds the session's token in a copied command. */
const TOKEN = "BERTH_TOKEN";

/** A text as one word of the shell; marks become shell variables. */
const quoted = (text: string): string =>
  `'${replaceMarks(text.replaceAll("'", `'\\''`), (name) => `'"$${name}"'`)}'`;

/** The request as a curl command that runs when it is pasted; null when not all of it was kept. */
export function curlOf({
  method,
  path,
  operation,
  body,
  variables,
  isCut,
  isSigned,
  sandbox,
  origin,
}: KeptRequest): string | null {
  if (isCut) return null;
  const json = operation
    ? JSON.stringify({
        query: body,
        ...(operation.name !== null && { operationName: operation.name }),
        variables: variables ?? {},
      })
    : body;
  const verb = operation ? "POST" : method;
  return [
    `curl -sS${verb === "GET" ? "" : ` -X ${verb}`} ${quoted(origin + path)}`,
    ...(json === null ? [] : [`-H 'content-type: application/json'`]),
    ...(operation?.kind === "subscription" ? ["-N", "-H 'accept: text/event-stream'"] : []),
    ...(sandbox === null ? [] : [`-H ${quoted(`x-berth-sandbox: ${sandbox}`)}`]),
    ...(isSigned ? [`-H "authorization: Bearer $${TOKEN}"`] : []),
    ...(json === null ? [] : [`--data-raw ${quoted(json)}`]),
  ].join(" \\\n  ");
}

const name = (value: string) => ({ kind: Kind.NAME, value }) as const;

/** A value of a variable as it is written in a document. */
function literal(value: unknown, type?: GraphQLInputType): ConstValueNode {
  const plain = type && getNullableType(type);
  if (value === null || value === undefined) return { kind: Kind.NULL };
  if (Array.isArray(value)) {
    return {
      kind: Kind.LIST,
      values: value.map((one) => literal(one, isListType(plain) ? plain.ofType : undefined)),
    };
  }
  if (isListType(plain)) return literal([value], plain);
  if (typeof value === "object") {
    const fields = isInputObjectType(plain) ? plain.getFields() : {};
    return {
      kind: Kind.OBJECT,
      fields: Object.entries(value).map(([key, one]) => ({
        kind: Kind.OBJECT_FIELD,
        name: name(key),
        value: literal(one, fields[key]?.type),
      })),
    };
  }
  if (typeof value === "boolean") return { kind: Kind.BOOLEAN, value };
  if (typeof value === "number")
    return { kind: Number.isInteger(value) ? Kind.INT : Kind.FLOAT, value: String(value) };
  const text = typeof value === "string" ? value : "";
  return { kind: isEnumType(plain) ? Kind.ENUM : Kind.STRING, value: text };
}

/**
 * The operation as a document that runs when it is pasted: the variables carry their values as defaults, those with a
 * secret are left to be filled in. Null for REST, and when not all of it was kept.
 */
export function documentOf(
  { operation, body, variables, isCut }: KeptRequest,
  schema: GraphQLSchema,
): string | null {
  if (!operation || body === null || isCut) return null;
  const document = parse(body);
  const values: Record<string, unknown> =
    typeof variables === "object" && variables !== null ? { ...variables } : {};
  const filled = visit(separateOperations(document)[operation.name ?? ""] ?? document, {
    VariableDefinition: (node) => {
      const key = node.variable.name.value;
      if (!(key in values) || marksIn(JSON.stringify(values[key] ?? null)).length > 0) return undefined;
      const type = typeFromAST(schema, node.type);
      return { ...node, defaultValue: literal(values[key], isInputType(type) ? type : undefined) };
    },
  });
  return print(filled);
}
