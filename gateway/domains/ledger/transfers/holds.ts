import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { accountNamed } from "#gateway/domains/accounts/users/rules.ts";
import { hold } from "#gateway/domains/ledger/transactions/rules.ts";
import { openTo } from "./machine.ts";
import { take } from "./moving.ts";
import { byId, dueBy, nextDue } from "./repository.ts";

/** So many at once; what is left comes with the next pass. */
const AT_ONCE = 100;

/** Lets transfers take place that have waited; the money goes back where the receiver was suspended meanwhile. */
export const transferHolds: Deadline<Services> = {
  name: "ledger/transferHolds",
  nextAt: nextDue,
  pass: async ({ live, at, ...work }) => {
    const due = await dueBy(work.home.db, at, AT_ONCE);
    await hold(
      work.home,
      due.flatMap(({ fromId, toId }) => [fromId, toId]),
    );
    for (const { id } of due) {
      const row = await byId(work.home.db, id);
      // Its sender has called it off meanwhile.
      if (!row || !openTo(row, "system").includes("COMPLETE")) continue;
      const payee = await accountNamed(work.home, row.toId);
      const isOpen = payee !== undefined && payee.suspendedAt === null;
      await take({ ...work, homeLive: live }, row, isOpen ? "COMPLETE" : "CANCEL", { actorId: null });
    }
  },
};
