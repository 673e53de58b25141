import { DAY, timestamp } from "#gateway/platform/clock.ts";
import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { announce } from "#gateway/domains/accounts/notifications/rules.ts";
import { nextUntold, takeUntold } from "./expiringRepository.ts";

const AT_ONCE = 100;
/** How long before a coupon expires somebody is told; of one that never served much longer nobody is. */
const BEFORE = 3 * DAY;
const SHORTEST = BEFORE + DAY;

/** Whoever has a coupon that soon expires is told, once for each. */
export const couponsExpiring: Deadline<Services> = {
  name: "ledger/coupons/warnings",
  nextAt: async (db, now) => {
    const expiresAt = await nextUntold(db);
    const at = expiresAt === null ? null : new Date(Date.parse(expiresAt) - BEFORE).toISOString();
    return at !== null && at < now ? now : at;
  },
  pass: async (work) => {
    const until = timestamp(work.businessClock, BEFORE);
    for (const { userId, title, claimedAt, expiresAt } of await takeUntold(work.home.db, until, AT_ONCE))
      if (Date.parse(expiresAt) - Date.parse(claimedAt) >= SHORTEST)
        await announce(work, userId, {
          kind: "reward",
          tone: "warn",
          message: "couponExpiring",
          params: { name: title, expiresAt },
          link: "/integral/store/coupons",
        });
  },
};
