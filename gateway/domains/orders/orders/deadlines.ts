import type { Services } from "#gateway/platform/request/context.ts";
import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import { ordersBy, step, system } from "./changes.ts";
import { refundFailed } from "./refunding.ts";
import { dueUntil, nextDue, nextWarning, takeWarnings } from "./dueRepository.ts";
import { tellExpiring } from "./news.ts";
import { letAllGo } from "./rewards.ts";

/** So many orders go in one transaction. */
const AT_ONCE = 100;

/** What was not paid for in time expires; what could not be brought about, and nobody tried again, is refunded. */
export const ordersDue: Deadline<Services> = {
  name: "orders/orders",
  nextAt: nextDue,
  pass: async ({ home, at, businessClock, live, afterwards, clock, jobs }) => {
    const within = { home, businessClock, homeLive: live, afterwards, clock, jobs };
    for (const order of await ordersBy(within, await dueUntil(home, at, AT_ONCE))) {
      if (order.status === "FAILED") {
        await refundFailed(within, order);
        continue;
      }
      await letAllGo(within, await step(within, order, "EXPIRE", system, { changes: { dueAt: null } }));
    }
  },
};

/** Whoever has not paid yet is told before it is too late. */
export const ordersExpiring: Deadline<Services> = {
  name: "orders/warnings",
  nextAt: nextWarning,
  pass: async (work) => {
    for (const order of await takeWarnings(work.home.db, work.at, AT_ONCE))
      if (order.status === "PENDING_PAYMENT") await tellExpiring(work, order);
  },
};
