import { DAY, MINUTE } from "#gateway/platform/clock.ts";
import { CNY } from "#gateway/platform/micros.ts";

/** The least and the most that is paid in at once. */
export const MIN = CNY;
export const MAX = 50_000n * CNY;
/** How long a code can be paid, and how long a transfer from bank to bank is waited for. */
export const CODE_LIFE = 15 * MINUTE;
export const TRANSFER_LIFE = 7 * DAY;
export const GIFT_DAYS = 365;
/** Above this two people of finance confirm a transfer from bank to bank. */
export const ALONE_MAX = 5_000n * CNY;

/** What is given, from the highest step down. */
export const steps = [
  { amount: 5_000n * CNY, bonus: 600n * CNY },
  { amount: 1_000n * CNY, bonus: 100n * CNY },
  { amount: 500n * CNY, bonus: 40n * CNY },
  { amount: 100n * CNY, bonus: 5n * CNY },
] as const;

/** What is given for an amount: that of the highest step that is reached. */
export const bonusOf = (amount: bigint): bigint => steps.find((step) => amount >= step.amount)?.bonus ?? 0n;
