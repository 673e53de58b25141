import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { isRecord } from "#web/lib/isRecord.ts";

/** What went wrong with one field: a code to localise by, the gateway's English sentence, and the numbers for the text. */
export interface FieldError {
  code: string;
  message: string;
  params?: Record<string, string | number>;
}

/**
 * The one shape of a failed operation, whatever failed. `code` is the gateway's (`BAD_USER_INPUT`, `VERSION_CONFLICT` ...),
 * `NETWORK` when no answer came, `UNKNOWN` when the answer was not one of ours. The message is English, for logs: screens
 * localise by code.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: string;
  /** What is wrong by field path, `input.sku` for example; empty when nothing points at a field. */
  readonly fields: Readonly<Record<string, FieldError>>;
  /** The gateway's number of the request, to quote to support. */
  readonly requestId: string | undefined;
  /** The row as it is now, on a version conflict. */
  readonly current: unknown;
  /** Why, where a code has several causes. */
  readonly reason: string | undefined;
  /** In how many seconds to try again, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(code: string, message: string, extensions: Record<string, unknown> = {}, cause?: unknown) {
    super(message, { cause });
    this.code = code;
    this.fields = readFields(extensions["fields"]);
    this.requestId = typeof extensions["requestId"] === "string" ? extensions["requestId"] : undefined;
    this.current = extensions["current"];
    this.reason = typeof extensions["reason"] === "string" ? extensions["reason"] : undefined;
    this.retryAfter = typeof extensions["retryAfter"] === "number" ? extensions["retryAfter"] : undefined;
  }
}

const known = new WeakMap<object, AppError>();

/** Reads any thrown value into an `AppError`; the same value always gives the same error, so it is safe in a render. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (!isRecord(thrown)) return new AppError("UNKNOWN", String(thrown));
  const error = known.get(thrown) ?? read(thrown);
  known.set(thrown, error);
  return error;
}

function read(thrown: object): AppError {
  if (CombinedGraphQLErrors.is(thrown)) return fromGraphql(thrown.errors[0], thrown);
  if (ServerError.is(thrown)) return fromGraphql(firstError(thrown.bodyText), thrown, thrown.statusCode);
  if (ServerParseError.is(thrown))
    return new AppError(awayStatus(thrown.statusCode) ? "NETWORK" : "UNKNOWN", thrown.message, {}, thrown);
  if (thrown instanceof TypeError) return new AppError("NETWORK", thrown.message, {}, thrown);
  return new AppError("UNKNOWN", thrown instanceof Error ? thrown.message : "Unknown error", {}, thrown);
}

function fromGraphql(first: unknown, cause: Error, status?: number): AppError {
  const error = isRecord(first) ? first : {};
  const extensions = isRecord(error["extensions"]) ? error["extensions"] : {};
  const fallback = status !== undefined && awayStatus(status) ? "NETWORK" : "UNKNOWN";
  const code = typeof extensions["code"] === "string" ? extensions["code"] : fallback;
  return new AppError(
    code,
    typeof error["message"] === "string" ? error["message"] : cause.message,
    extensions,
    cause,
  );
}

/** Whether the HTTP status is one that a proxy answers with where it finds nobody behind it. */
export function awayStatus(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

function firstError(body: string): unknown {
  try {
    const parsed: unknown = JSON.parse(body);
    return isRecord(parsed) && Array.isArray(parsed["errors"]) ? parsed["errors"][0] : undefined;
  } catch {
    return undefined;
  }
}

function readFields(value: unknown): Record<string, FieldError> {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).flatMap(([path, field]) => {
    if (!isRecord(field) || typeof field["code"] !== "string") return [];
    const message = typeof field["message"] === "string" ? field["message"] : field["code"];
    return [[path, { code: field["code"], message, params: readParams(field["params"]) }] as const];
  });
  return Object.fromEntries(entries);
}

function readParams(value: unknown): Record<string, string | number> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.flatMap(([key, param]) =>
      typeof param === "string" || typeof param === "number" ? [[key, param]] : [],
    ),
  );
}
