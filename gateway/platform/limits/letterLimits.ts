import { createHash } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { Clock } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { StoreRateLimiter } from "#gateway/platform/store/rateLimits.ts";

/** Letters that a network address may ask for in ten minutes. */
const OF_CALLER = { points: 20, duration: 600 };

/** Letters that go to an e-mail address in an hour, whoever asks for them. */
const OF_RECEIVER = { points: 3, duration: 3_600 };

/** Holds back who has letters written to others. */
export interface LetterLimits {
  /**
   * Counts that a network address asks for a letter.
   * @throws {AppError} TOO_MANY_REQUESTS, with the seconds to wait in `retryAfter`.
   */
  ask(caller: string): Promise<void>;
  /** Counts a letter to an e-mail address, and answers whether it may be written. */
  mayWrite(receiver: string): Promise<boolean>;
}

/** Lets everybody ask. */
export const unlimitedLetters: LetterLimits = { ask: async () => {}, mayWrite: async () => true };

const keyOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Makes the limits over a store; all processes over it count together. */
export function createLetterLimits(store: Store, clock: Clock): LetterLimits {
  const ofCaller = new StoreRateLimiter({ store, clock, keyPrefix: "letter:caller", ...OF_CALLER });
  const ofReceiver = new StoreRateLimiter({ store, clock, keyPrefix: "letter:receiver", ...OF_RECEIVER });
  /** The milliseconds to wait; 0 where the limit is kept. */
  const wait = async (limiter: StoreRateLimiter, key: string): Promise<number> => {
    try {
      await limiter.consume(keyOf(key));
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
      throw refusal;
    }
  };
  return {
    ask: async (caller) => {
      const ms = await wait(ofCaller, caller);
      if (ms === 0) return;
      const retryAfter = Math.max(Math.ceil(ms / 1000), 1);
      throw new AppError(
        "TOO_MANY_REQUESTS",
        `Too many mails were asked for from this address: try again in ${retryAfter} ${retryAfter === 1 ? "second" : "seconds"}.`,
        { retryAfter },
      );
    },
    mayWrite: async (receiver) => (await wait(ofReceiver, foldForSearch(receiver))) === 0,
  };
}
