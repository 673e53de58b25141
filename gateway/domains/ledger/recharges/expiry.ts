import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { expired, nextExpiry } from "./noticeRepository.ts";
import { take } from "./paying.ts";

/** So many at once; what is left comes with the next pass. */
const AT_ONCE = 100;

/** Lets recharges expire that were not paid in time. */
export const rechargeExpiry: Deadline<Services> = {
  name: "ledger/rechargeExpiry",
  nextAt: nextExpiry,
  pass: async ({ live, at, ...work }) => {
    for (const row of await expired(work.home, at, AT_ONCE))
      await take({ ...work, homeLive: live }, row, "EXPIRE");
  },
};
