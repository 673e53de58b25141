import type { Clock } from "#gateway/platform/clock.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { StoreRateLimiter } from "#gateway/platform/store/rateLimits.ts";
import { consume, keyOf, refuse } from "./attempts.ts";

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

/** Makes the limits over a store; all processes over it count together. */
export function createLetterLimits(store: Store, clock: Clock): LetterLimits {
  const ofCaller = new StoreRateLimiter({ store, clock, keyPrefix: "letter:caller", ...OF_CALLER });
  const ofReceiver = new StoreRateLimiter({ store, clock, keyPrefix: "letter:receiver", ...OF_RECEIVER });
  return {
    ask: async (caller) => {
      const asked = await consume(ofCaller, keyOf(caller));
      if (asked.consumedPoints > OF_CALLER.points)
        refuse("mails were asked for from this address", asked.msBeforeNext);
    },
    mayWrite: async (receiver) =>
      (await consume(ofReceiver, keyOf(foldForSearch(receiver)))).consumedPoints <= OF_RECEIVER.points,
  };
}
