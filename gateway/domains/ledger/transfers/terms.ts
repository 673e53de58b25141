import { DAY, HOUR, MINUTE, type Clock } from "#gateway/platform/clock.ts";
import { CNY } from "#gateway/platform/micros.ts";

export const MIN = CNY;
export const MAX = 5_000n * CNY;
export const DAY_MAX = 20_000n * CNY;
export const DAY_COUNT = 10;
/** Above this the first transfer to somebody waits so long. */
export const HOLD_ABOVE = 500n * CNY;
export const HOLD = 30 * MINUTE;
/** So many payees can be asked after in an hour. */
export const CHECKS = 20;

/** Where days begin, ahead of UTC: in China. */
const ZONE = 8 * HOUR;

/** When the day began. */
export const dayStart = (clock: Clock): string =>
  new Date(Math.floor((clock.now() + ZONE) / DAY) * DAY - ZONE).toISOString();
