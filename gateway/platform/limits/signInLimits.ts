import type { Timers } from "#gateway/platform/background.ts";
import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { forgetExpiredLimits, StoreRateLimiter } from "#gateway/platform/store/rateLimits.ts";
import { consume, keyOf, refuse } from "./attempts.ts";

/** Failed sign-ins that an address may make in a minute. */
const OF_ADDRESS = { points: 100, duration: 60 };

/** Attempts at one account that an address may make in ten minutes: who stays below the number of a minute never meets it. */
const OF_PAIR = { points: 1_000, duration: 600 };

/** Addresses from which an account may be tried in vain in ten minutes before attempts at it have to wait. */
const OF_ACCOUNT = { points: 10, duration: 600 };

/** Wrong codes of a second step that an address may send for an account in ten minutes: they have but six digits. */
const OF_CODES = { points: 10, duration: 600 };

/** Milliseconds that each further address adds to the wait, and the longest wait. */
const WAIT_STEP = 100;
const LONGEST_WAIT = 4_000;

/** Says that the sign-in is right: it then counts nowhere. */
export type Succeeded = () => Promise<void>;

/** Holds back who guesses passwords, without locking anybody else out. */
export interface SignInLimits {
  /**
   * Counts an attempt as failed, before its password is looked at. An account that many addresses try answers later, but
   * to everybody.
   * @param account the account's id, or the name that was given.
   * @throws {AppError} TOO_MANY_REQUESTS, with the seconds to wait in `retryAfter`.
   */
  attempt(account: string, address: string): Promise<Succeeded>;
  /**
   * Counts a code of the second step, or a recovery code, as wrong, before it is looked at. Only this address has to wait.
   * @throws {AppError} TOO_MANY_REQUESTS at the field `otp`, with the seconds to wait in `retryAfter`.
   */
  attemptCode(account: string, address: string): Promise<Succeeded>;
}

/** Lets everybody try. */
export const unlimitedSignIns: SignInLimits = {
  attempt: async () => async () => {},
  attemptCode: async () => async () => {},
};

/** Makes the limits over a store; all processes over it count together. */
export function createSignInLimits(store: Store, clock: Clock, timers: Timers): SignInLimits {
  const limiter = (keyPrefix: string, limit: { points: number; duration: number }) =>
    new StoreRateLimiter({ store, clock, keyPrefix, ...limit });
  const ofAddress = limiter("sign-in:address", OF_ADDRESS);
  const ofPair = limiter("sign-in:pair", OF_PAIR);
  const ofAccount = limiter("sign-in:account", OF_ACCOUNT);
  const ofCodes = limiter("sign-in:codes", OF_CODES);

  return {
    attempt: async (account, address) => {
      await forgetExpiredLimits(store, timestamp(clock));
      const keys = { address: keyOf(address), pair: keyOf(account, address), account: keyOf(account) };
      const byAddress = await consume(ofAddress, keys.address);
      const byPair = await consume(ofPair, keys.pair);
      if (byPair.consumedPoints > OF_PAIR.points)
        refuse("failed sign-ins to this account from this address", byPair.msBeforeNext);
      if (byAddress.consumedPoints > OF_ADDRESS.points)
        refuse("failed sign-ins from this address", byAddress.msBeforeNext);
      const addresses = byPair.isFirstInDuration
        ? await consume(ofAccount, keys.account)
        : await ofAccount.get(keys.account);
      const further = (addresses?.consumedPoints ?? 0) - OF_ACCOUNT.points;
      const wait = Math.min(further * WAIT_STEP, LONGEST_WAIT);
      if (wait > 0) await new Promise<void>((resume) => timers.after(wait, () => Promise.resolve(resume())));
      return async () => {
        await ofAddress.reward(keys.address);
        const left = await ofPair.reward(keys.pair);
        if (left.consumedPoints === 0) await ofAccount.reward(keys.account);
      };
    },
    attemptCode: async (account, address) => {
      const key = keyOf(account, address);
      const codes = await consume(ofCodes, key);
      if (codes.consumedPoints > OF_CODES.points)
        refuse("wrong codes for this account from this address", codes.msBeforeNext, "otp");
      return async () => {
        await ofCodes.reward(key);
      };
    },
  };
}
