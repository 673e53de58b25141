import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { expire, nextExpiry } from "./repository.ts";

/** Gift codes that were not redeemed in time serve no more. */
export const deadlines: readonly Deadline<Services>[] = [
  {
    name: "ledger/giftCodes/expiry",
    nextAt: nextExpiry,
    pass: async ({ home, at }) => await expire(home.db, at),
  },
];
