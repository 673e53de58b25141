import { GraphQLError } from "graphql";
import { scope } from "./scope.ts";

/** What is wrong with one field, in words and as a code that a console can put into its own language. */
export interface FieldError {
  code:
    | "REQUIRED"
    | "TOO_SHORT"
    | "TOO_LONG"
    | "OUT_OF_RANGE"
    | "INVALID"
    | "TAKEN"
    | "UNKNOWN"
    | "AMBIGUOUS"
    | "WRONG_ORDER"
    | "LAST_ADMINISTRATOR"
    | "INVALID_CREDENTIALS"
    | "TOO_MANY_REQUESTS"
    | "AMOUNT_NOT_WHOLE_FEN"
    | "AMOUNT_OUT_OF_RANGE";
  /** English, one sentence that says what to do. */
  message: string;
  /** The limits the value missed. */
  params?: Record<string, number | string>;
}

/** Every code an answer can carry, with its HTTP status. */
export const statusOf = {
  BAD_USER_INPUT: 400,
  INVALID_CREDENTIALS: 400,
  TWO_FACTOR_REQUIRED: 400,
  UNAUTHENTICATED: 401,
  INSUFFICIENT_BALANCE: 402,
  TRANSFER_LIMIT: 402,
  WITHDRAW_BELOW_MINIMUM: 402,
  FORBIDDEN: 403,
  GRANT_REQUIRED: 403,
  ROLE_BEYOND_OWN: 403,
  PASSKEY_COPIED: 403,
  ACCOUNT_SUSPENDED: 403,
  SESSION_REQUIRED: 403,
  TOKEN_READ_ONLY: 403,
  VIEW_AS_READ_ONLY: 403,
  OPERATION_NOT_TRUSTED: 403,
  NOT_FOUND: 404,
  PERSISTED_QUERY_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TIMEOUT: 408,
  CAPTCHA_REFUSED: 400,
  LINK_EXPIRED: 410,
  CHALLENGE_EXPIRED: 410,
  CONFLICT: 409,
  VERSION_CONFLICT: 409,
  ORDER_EXPIRED: 409,
  COUPON_UNUSABLE: 409,
  IDEMPOTENCY_MISMATCH: 409,
  LAST_ADMINISTRATOR: 409,
  UNDO_REFUSED: 409,
  STEP_REFUSED: 409,
  CLOCK_REFUSED: 409,
  NAME_RESERVED: 409,
  QUOTA_EXCEEDED: 409,
  FLAVOR_SOLD_OUT: 409,
  LAST_OWNER: 409,
  IN_USE: 409,
  INVITATION_OVER: 409,
  PASSKEYS_UNAVAILABLE: 409,
  LINKED_ELSEWHERE: 409,
  TOO_MANY_PASSKEYS: 409,
  TOO_MANY_API_TOKENS: 409,
  TOO_MANY_WEBHOOKS: 409,
  TOO_MANY_INVITE_CODES: 409,
  INVITE_ALREADY_BOUND: 409,
  INVITE_SELF: 409,
  INVITE_CLOSED: 409,
  AGENT_INACTIVE: 409,
  INSUFFICIENT_POINTS: 409,
  GOOD_REFUSED: 409,
  DNS_RECORD_CONFLICT: 409,
  DNS_PRIVATE_ADDRESS: 409,
  DOMAIN_MIXED_SCRIPT: 409,
  DOMAIN_UNAVAILABLE: 409,
  CHART_VERSION_TAKEN: 409,
  CHART_VALUES_REFUSED: 409,
  CHART_PATH_REFUSED: 400,
  CHART_YAML_BOMB: 400,
  HELM_FAILED: 409,
  CHART_TOO_LARGE: 413,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_SNAPSHOTS: 409,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_SANDBOXES: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  HELM_NOT_INSTALLED: 503,
  PROVIDER_FAILED: 503,
  REGISTRY_FAILED: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;

/** Why a change cannot be taken back. */
export type UndoReason = "UNKNOWN" | "EXPIRED" | "USED" | "CHANGED";

/** What an error says besides its code. */
export interface ErrorDetails {
  /** Errors by field path. */
  fields?: Record<string, FieldError>;
  /** The row as it is now, for VERSION_CONFLICT. */
  current?: unknown;
  /** Why: an `UndoReason` for UNDO_REFUSED; for STEP_REFUSED `STATE` or what the step's guard says; for COUPON_UNUSABLE and INVITE_CLOSED. */
  reason?: string;
  /** What is missing, in millionths of one CNY, for INSUFFICIENT_BALANCE. */
  short?: string;
  /** What is left of the day's, in millionths of one CNY, for TRANSFER_LIMIT. */
  left?: string;
  /** The least, in millionths of one CNY, for WITHDRAW_BELOW_MINIMUM. */
  least?: string;
  /** What there is too much of, how much there may be and how much there is, for QUOTA_EXCEEDED; `used` for IN_USE. */
  kind?: string;
  limit?: number;
  used?: number;
  /** In how many seconds to try again, for TOO_MANY_REQUESTS; over HTTP also the header `retry-after`. */
  retryAfter?: number;
}

/** A failure that is part of the design: it is shown to the caller as it is. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** There is no such row. */
export const notFound = (what: string): AppError => new AppError("NOT_FOUND", `${what} not found`);

/** The input misses its rules; `fields` says where and how. */
export const badInput = (fields: Record<string, FieldError>): AppError =>
  new AppError("BAD_USER_INPUT", Object.values(fields)[0]?.message ?? "The input is not valid.", { fields });

/**
 * The error as a GraphQL client sees it: designed ones with code and details, GraphQL's own as they are,
 * everything else logged and masked. Each carries the request's id.
 */
export function toGraphQLError(error: unknown): GraphQLError {
  const { requestId, log } = scope.getStore() ?? {};
  const given = error instanceof GraphQLError ? error : undefined;
  const original = given?.originalError ?? error;
  const place = given
    ? { nodes: given.nodes, source: given.source, positions: given.positions, path: given.path }
    : {};
  if (original instanceof AppError) {
    return new GraphQLError(original.message, {
      ...place,
      extensions: { code: original.code, requestId, ...original.details },
    });
  }
  if (original instanceof GraphQLError) {
    const code = original.extensions["code"] ?? "BAD_USER_INPUT";
    return new GraphQLError(original.message, {
      ...place,
      extensions: { ...original.extensions, code, requestId },
    });
  }
  log?.error({ err: original }, "operation failed");
  return new GraphQLError(MASKED, { ...place, extensions: { code: "INTERNAL", requestId } });
}

/** What is said of failures that are not of the design. */
export const MASKED = "Something went wrong on our side. Try again, and tell us the request id if it stays.";
