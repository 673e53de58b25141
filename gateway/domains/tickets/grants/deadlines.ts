import type { Services } from "#gateway/platform/request/context.ts";
import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import { endedUntil, nextEnd } from "./repository.ts";
import { step } from "./rules.ts";

/** An access ends by itself. */
export const grantsDue: Deadline<Services> = {
  name: "tickets/grants",
  nextAt: nextEnd,
  pass: async ({ home, at, businessClock, live, afterwards, clock, jobs }) => {
    const within = { home, businessClock, homeLive: live, afterwards, clock, jobs };
    for (const grant of await endedUntil(home.db, at, 100)) await step(within, grant, "EXPIRE");
  },
};
