import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { pointsExpiring } from "./expiring.ts";
import { nextExpiry } from "./repository.ts";
import { expireDue } from "./rules.ts";

/** Points that were not used in time go. */
export const deadlines: readonly Deadline<Services>[] = [
  {
    name: "ledger/points/expiry",
    nextAt: nextExpiry,
    pass: async (work) => await expireDue(work, work.at),
  },
  pointsExpiring,
];
