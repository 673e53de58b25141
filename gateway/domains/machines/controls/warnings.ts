import { DAY } from "#gateway/platform/clock.ts";
import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { announce } from "#gateway/domains/accounts/notifications/rules.ts";
import { amend, isEnding, nextWarning, warnedUntil } from "#gateway/domains/machines/machines/rules.ts";

const AT_ONCE = 200;

/** Terms that end within a month, a week and a day, and that nothing renews by itself. */
export const warningsDue: Deadline<Services> = {
  name: "machines/warnings",
  nextAt: nextWarning,
  pass: async (work) => {
    for (const machine of await warnedUntil(work.home.db, work.at, AT_ONCE)) {
      const { id, name, ownerId, expiresAt } = await amend(work, machine, {});
      if (!isEnding(machine) || expiresAt === null) continue;
      const count = Math.ceil((Date.parse(expiresAt) - Date.parse(work.at)) / DAY);
      if (count < 1) continue;
      await announce(work, ownerId, {
        kind: "billing",
        tone: count > 7 ? "info" : "warn",
        message: "expiring",
        params: { name, count },
        link: `/product/lcv/panel/${id}`,
      });
    }
  },
};
