import type { Services } from "#gateway/platform/request/context.ts";
import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import { amend, RESOLVED_AFTER, step, system, ticketBy, WARNED_AFTER } from "./changes.ts";
import { say } from "./news.ts";
import { dueUntil, nextDue } from "./repository.ts";

/** So many tickets go in one transaction. */
const AT_ONCE = 100;

/** Who says nothing is warned, and then the ticket is taken to be solved; what is solved is closed. */
export const ticketsDue: Deadline<Services> = {
  name: "tickets/tickets",
  nextAt: nextDue,
  pass: async ({ home, at, businessClock, live, afterwards, clock, jobs }) => {
    const within = { home, businessClock, homeLive: live, afterwards, clock, jobs };
    for (const id of await dueUntil(home, at, AT_ONCE)) {
      const ticket = await ticketBy(within, id);
      if (ticket.dueAt === null || ticket.dueAt > at) continue;
      if (ticket.status === "RESOLVED") await step(within, ticket, "AUTO_CLOSE", system);
      else if (ticket.status !== "WAITING_USER") await amend(within, ticket, { dueAt: null });
      else if (ticket.isWarned === 1) await step(within, ticket, "AUTO_RESOLVE", system);
      else {
        const due = Date.parse(ticket.dueAt) + RESOLVED_AFTER - WARNED_AFTER;
        const dueAt = new Date(due).toISOString();
        await amend(within, ticket, { dueAt, isWarned: 1 });
        await say(within, ticket, ticket.userId, {
          tone: "warn",
          message: "ticketSilent",
          params: { dueAt },
        });
      }
    }
  },
};
