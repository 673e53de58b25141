import type { FastifyRequest } from "fastify";
import { badInput } from "#gateway/platform/errors.ts";
import { isRecord } from "#gateway/platform/json.ts";

/** The header, and the connection parameter of a socket, that name the sandbox a caller works in. */
const SANDBOX_HEADER = "x-berth-sandbox";
export const SANDBOX_PARAMETER = "sandbox";

/** What a sandbox may be called. */
const SANDBOX_NAME = /^[\w.-]{1,60}$/;

/** Whether a request says anything of a sandbox. */
export const namesSandbox = (request: FastifyRequest): boolean => named(request) !== undefined;

/**
 * The name of a sandbox as it was sent, null for the main data.
 * @param from where it was sent, for the message.
 * @throws {AppError} BAD_USER_INPUT
 */
export function readSandboxName(value: unknown, from: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" && SANDBOX_NAME.test(value)) return value;
  throw badInput({
    [from]: {
      code: "INVALID",
      message: `${from} must be a name of 1 to 60 letters, digits, hyphens, underscores and dots.`,
    },
  });
}

/** What a request says of its sandbox: by its header or, where a link can send none, by a query parameter of the same name. */
function named({ headers, method, query }: FastifyRequest): unknown {
  return headers[SANDBOX_HEADER] ?? (method === "GET" && isRecord(query) ? query[SANDBOX_HEADER] : undefined);
}

/**
 * The name of the sandbox that a request works on, null for the main data.
 * @throws {AppError} BAD_USER_INPUT
 */
export const sandboxOf = (request: FastifyRequest): string | null =>
  readSandboxName(named(request), SANDBOX_HEADER);

/** The same for a record of the request: what is no name counts as none. */
export function sandboxNoted(request: FastifyRequest): string | null {
  const name = named(request);
  return typeof name === "string" && SANDBOX_NAME.test(name) ? name : null;
}
