import { AppError, awayStatus } from "./appError.ts";
import { isRecord } from "#web/lib/isRecord.ts";

const codeByStatus: Readonly<Record<number, string>> = {
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  413: "PAYLOAD_TOO_LARGE",
  429: "TOO_MANY_REQUESTS",
};

/**
 * The error of a refused REST call.
 * @param body what was answered: `{ message, code, fields, requestId }` from the gateway, anything from a proxy before it.
 */
export function refusalOf(body: unknown, status: number): AppError {
  const { code, message, ...details } = isRecord(body) ? body : {};
  const fallback = awayStatus(status) ? "NETWORK" : (codeByStatus[status] ?? "UNKNOWN");
  return new AppError(
    typeof code === "string" ? code : fallback,
    typeof message === "string" ? message : `The call was answered with ${status}.`,
    details,
  );
}
