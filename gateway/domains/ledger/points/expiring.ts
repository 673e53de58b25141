import { DAY, timestamp } from "#gateway/platform/clock.ts";
import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { announce } from "#gateway/domains/accounts/notifications/rules.ts";
import { keepTold, nextUntold, untoldOf, untoldUntil } from "./expiringRepository.ts";

const AT_ONCE = 100;
/** How long before points expire somebody is told, and how long what expires next is told with them: once a week at most. */
const BEFORE = 7 * DAY;
const TOGETHER = 7 * DAY;

const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

/** Whoever has points that soon expire is told, in one sum for two weeks. */
export const pointsExpiring: Deadline<Services> = {
  name: "ledger/points/warnings",
  nextAt: async (db, now) => {
    const expiresAt = await nextUntold(db);
    const at = expiresAt === null ? null : later(expiresAt, -BEFORE);
    return at !== null && at < now ? now : at;
  },
  pass: async (work) => {
    const { db } = work.home;
    const until = timestamp(work.businessClock, BEFORE + TOGETHER);
    for (const userId of await untoldUntil(db, timestamp(work.businessClock, BEFORE), AT_ONCE)) {
      const { count, first } = await untoldOf(db, userId, until);
      await keepTold(db, userId, until);
      await announce(work, userId, {
        kind: "reward",
        tone: "warn",
        message: "pointsExpiring",
        params: { count, expiresAt: first },
        link: "/integral",
      });
    }
  },
};
