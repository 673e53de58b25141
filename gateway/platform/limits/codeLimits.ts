import type { Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { StoreRateLimiter } from "#gateway/platform/store/rateLimits.ts";
import { consume, keyOf } from "./attempts.ts";

/** Wrong codes that a person may send in an hour, and for how many seconds all codes are refused after the last of them. */
const TRIES = 5;
const LOCK = 3_600;

/** Holds back who guesses codes that are worth money; it always does, since each person is counted alone. */
export interface CodeLimits {
  /** How many milliseconds the person has to wait; 0 who may try. */
  wait(userId: string): Promise<number>;
  /** Counts a wrong code, and answers how many may still be tried. */
  wrong(userId: string): Promise<number>;
}

/** Makes the limit over a store, within its transaction where one is open; all processes over it count together. */
export function createCodeLimits(store: Store, clock: Clock): CodeLimits {
  const limiter = new StoreRateLimiter({ store, clock, keyPrefix: "codes", points: TRIES, duration: LOCK });
  return {
    wait: async (userId) => {
      const tried = await limiter.get(keyOf(userId));
      return tried && tried.consumedPoints >= TRIES ? tried.msBeforeNext : 0;
    },
    wrong: async (userId) => {
      const { consumedPoints } = await consume(limiter, keyOf(userId));
      if (consumedPoints >= TRIES) await limiter.block(keyOf(userId), LOCK);
      return Math.max(TRIES - consumedPoints, 0);
    },
  };
}
