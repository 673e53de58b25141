import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { hold } from "#gateway/domains/ledger/transactions/rules.ts";
import { billUser } from "./billing.ts";
import { monthStart, nextMonth, watchBudget } from "./budgets.ts";
import { ableToPay, nextStep, stepsDue } from "./debtRepository.ts";
import { stand, step } from "./debts.ts";
import { nextBillMonth, noteMonth, tellMonths } from "./months.ts";
import { firstOutOfBudget, nextBill, outOfBudget, usersDue } from "./repository.ts";
import { collectUnpaid } from "./rules.ts";

/** So many people at once; whoever is left comes with the next pass. */
const AT_ONCE = 50;

export const deadlines: readonly Deadline<Services>[] = [
  {
    name: "ledger/usage/bills",
    nextAt: nextBill,
    pass: async (work) => {
      const prices = await currentPrices(work.home.db);
      const userIds = await usersDue(work.home.db, work.at, AT_ONCE);
      await hold(work.home, userIds);
      for (const userId of userIds) {
        await stand(work, prices, userId, await billUser(work, prices, userId, work.at));
        await watchBudget(work, userId);
        await noteMonth(work.home.db, userId, work.at);
      }
    },
  },
  {
    name: "ledger/usage/monthBills",
    nextAt: nextBillMonth,
    pass: async (work) => await tellMonths(work, work.at, AT_ONCE),
  },
  {
    name: "ledger/usage/stages",
    nextAt: nextStep,
    pass: async (work) => {
      const userIds = await stepsDue(work.home.db, work.at, AT_ONCE);
      await hold(work.home, userIds);
      // Who has paid meanwhile has no next step any more.
      const due = await stepsDue(work.home.db, work.at, AT_ONCE);
      for (const userId of userIds) if (due.includes(userId)) await step(work, userId);
    },
  },
  {
    name: "ledger/usage/unpaid",
    nextAt: async (db, now) => ((await ableToPay(db, 1)).length > 0 ? now : null),
    pass: async (work) => {
      const userIds = await ableToPay(work.home.db, AT_ONCE);
      await hold(work.home, userIds);
      for (const userId of userIds) await collectUnpaid(work, userId);
    },
  },
  {
    name: "ledger/usage/months",
    nextAt: async (db) => nextMonth(await firstOutOfBudget(db)),
    pass: async (work) => {
      const userIds = await outOfBudget(work.home.db, monthStart(work.at), AT_ONCE);
      await hold(work.home, userIds);
      for (const userId of userIds) await watchBudget(work, userId);
    },
  },
];
