import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { couponsExpiring } from "./expiring.ts";
import { nextExpiry } from "./repository.ts";
import { expireDue } from "./rules.ts";

/** Coupons that were not used in time serve no more. */
export const deadlines: readonly Deadline<Services>[] = [
  {
    name: "ledger/coupons/expiry",
    nextAt: nextExpiry,
    pass: async ({ home, live, businessClock, at, afterwards }) => {
      const homeLive: typeof live = {
        ...live,
        publish: (topic, ...changes) => afterwards(() => live.publish(topic, ...changes)),
      };
      await expireDue({ home, homeLive, businessClock }, at);
    },
  },
  couponsExpiring,
];
