import { CNY } from "#gateway/platform/micros.ts";

/** The most that is taken out at once. */
export const MOST = 1_000_000n * CNY;
