import { createHash } from "node:crypto";
import { RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { AppError } from "#gateway/platform/errors.ts";

/** The key of a counter. Names are of any length and from anybody: what is kept of them is a hash. */
export const keyOf = (...parts: string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** Counts an attempt, and answers how many there were; one too many is counted as well. */
export const consume = async (limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> =>
  await limiter.consume(key).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  });

/**
 * Refuses what was tried too often.
 * @param what there was too much of, as the sentence begins: `Too many mails …`.
 * @param ms until it may be tried again.
 * @param field of the form that it is said at.
 * @throws {AppError} TOO_MANY_REQUESTS, with the seconds to wait in `retryAfter`.
 */
export function refuse(what: string, ms: number, field?: string): never {
  const retryAfter = Math.max(Math.ceil(ms / 1000), 1);
  const message = `Too many ${what}: try again in ${retryAfter} ${retryAfter === 1 ? "second" : "seconds"}.`;
  const fields = field && { [field]: { code: "TOO_MANY_REQUESTS" as const, message } };
  throw new AppError("TOO_MANY_REQUESTS", message, { retryAfter, ...(fields && { fields }) });
}
