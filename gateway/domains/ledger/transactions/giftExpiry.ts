import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { expiredUsers, lotsOf, nextExpiry } from "./giftRepository.ts";
import { post } from "./rules.ts";

/** So many people at once; whoever is left comes with the next pass. */
const AT_ONCE = 100;

/** Takes gifts back that expire. */
export const giftExpiry: Deadline<Services> = {
  name: "ledger/giftExpiry",
  nextAt: nextExpiry,
  pass: async ({ home, at, live, ...work }) => {
    for (const userId of await expiredUsers(home.db, at, AT_ONCE)) {
      const due = (await lotsOf(home.db, userId)).filter(({ expiresAt }) => expiresAt <= at);
      const amount = due.reduce((sum, { left }) => sum + left, 0n);
      await post(
        { ...work, home, homeLive: live },
        {
          type: "giftExpiry",
          ref: null,
          actorId: null,
          entries: [
            { account: { userId, kind: "GIFT" }, delta: -amount },
            { account: { platform: "GIFT_COST" }, delta: amount },
          ],
        },
      );
    }
  },
};
