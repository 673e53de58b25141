import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { expiredUsers, lotsOf, nextExpiry } from "./giftRepository.ts";
import { hold, post } from "./rules.ts";

/** So many people at once; whoever is left comes with the next pass. */
const AT_ONCE = 100;

/** Takes gifts back that expire. */
export const giftExpiry: Deadline<Services> = {
  name: "ledger/giftExpiry",
  nextAt: nextExpiry,
  pass: async (work) => {
    const { home, at } = work;
    const userIds = await expiredUsers(home.db, at, AT_ONCE);
    await hold(home, userIds);
    for (const userId of userIds) {
      const due = (await lotsOf(home.db, userId)).filter(({ expiresAt }) => expiresAt <= at);
      const amount = due.reduce((sum, { left }) => sum + left, 0n);
      // Spent while this was looked for.
      if (amount === 0n) continue;
      await post(work, {
        type: "giftExpiry",
        ref: null,
        actorId: null,
        entries: [
          { account: { userId, kind: "GIFT" }, delta: -amount },
          { account: { platform: "GIFT_COST" }, delta: amount },
        ],
      });
    }
  },
};
