import { DAY, timestamp } from "#gateway/platform/clock.ts";
import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { hold } from "#gateway/domains/ledger/transactions/rules.ts";
import * as agents from "#gateway/domains/partners/agents/repository.ts";
import { levelAfter, nextMonth, tell } from "#gateway/domains/partners/agents/rules.ts";
import { confirm } from "./earning.ts";
import { volumeOf } from "./listRepository.ts";
import * as kept from "./repository.ts";

/** So many at once; what is left comes with the next pass. */
const AT_ONCE = 100;
/** Over what time a volume is counted, in milliseconds. */
export const VOLUME = 30 * DAY;

/** Commissions are confirmed once no refund is automatic any more. */
const confirmations: Deadline<Services> = {
  name: "partners/commissions",
  nextAt: kept.nextDue,
  pass: async (work) => {
    const due = await kept.dueBy(work.home.db, work.at, AT_ONCE);
    await hold(
      work.home,
      due.map(({ beneficiaryId }) => beneficiaryId),
    );
    for (const { id } of due) {
      // As it is now that the accounts are held.
      const row = await kept.byId(work.home.db, id);
      if (row?.status === "pending") await confirm(work, row);
    }
  },
};

/** Each month levels follow what was sold: as far up as it reaches, and down by one at most. */
const levelReviews: Deadline<Services> = {
  name: "partners/levels",
  nextAt: agents.nextReview,
  pass: async (work) => {
    const { home, businessClock, at } = work;
    const prices = await currentPrices(home.db);
    for (const row of await agents.reviewedBy(home.db, at, AT_ONCE)) {
      const volume = await volumeOf(home.db, row.userId, timestamp(businessClock, -VOLUME));
      const level = levelAfter(prices, row.level, volume);
      await agents.step(home.db, row, {
        nextReviewAt: nextMonth(businessClock),
        ...(level !== row.level && { level, levelSince: timestamp(businessClock) }),
      });
      tell(work, row.userId);
    }
  },
};

export const deadlines: readonly Deadline<Services>[] = [confirmations, levelReviews];
