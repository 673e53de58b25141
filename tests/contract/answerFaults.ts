import type { LightMyRequestResponse } from "fastify";
import { z } from "zod";
import { statusOf } from "#gateway/platform/errors.ts";

const leaks =
  /at Object\.|node:internal|\/gateway\/|\n\s+at \S|select |insert into|SQLITE_|constraint failed|relation "|syntax error at or near/i;
/** Ours, and what GraphQL servers commonly say of requests that are none. */
const codes = new Set<unknown>([
  ...Object.keys(statusOf),
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "BAD_REQUEST",
  "OPERATION_RESOLUTION_FAILURE",
]);

export const sentence = z.string().min(1);
/** What a REST error looks like: ours, and the two that the document has otherwise (a login, and the removal of an invoice). */
const restError = z.union([
  z.object({ message: sentence, code: z.enum(Object.keys(statusOf)), requestId: sentence }),
  z.strictObject({
    errors: z.union([z.strictObject({ email: sentence }), z.strictObject({ username: sentence })]),
  }),
  z.strictObject({ error: z.literal("something went wrong") }),
]);

/** What is wrong with an answer, or null. */
export function faultOf(
  { statusCode, body, headers }: LightMyRequestResponse,
  isGraphQL: boolean,
): string | null {
  if (statusCode >= 500) return `status ${statusCode}`;
  const leak = leaks.exec(body);
  if (leak) return `it leaks ${JSON.stringify(leak[0])}`;
  if (!isGraphQL)
    return statusCode < 400 || restError.safeParse(JSON.parse(body)).success ? null : "it is no REST error";
  if (!String(headers["content-type"]).includes("json")) return `it is ${headers["content-type"]}`;
  const { errors = [], data } = JSON.parse(body) as {
    data?: unknown;
    errors?: { extensions?: { code?: unknown } }[];
  };
  if (errors.length === 0 && (data === undefined || statusCode >= 400))
    return "it has neither data nor errors";
  const wrong = errors.find(
    ({ extensions }) => !codes.has(extensions?.code) || extensions?.code === "INTERNAL",
  );
  return wrong ? `the code ${String(wrong.extensions?.code)}` : null;
}
