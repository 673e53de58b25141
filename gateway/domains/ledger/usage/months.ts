import { HOUR } from "#gateway/platform/clock.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { announce } from "#gateway/domains/accounts/notifications/rules.ts";
import { monthStart, nextMonth } from "./budgets.ts";
import { debtOf, firstMonth, keepDebt, monthsBefore } from "./debtRepository.ts";
import type { Telling } from "./debts.ts";
import { sums } from "./recordRepository.ts";

/** Remembers that the month of the hour that ended is to be told once it is over. */
export async function noteMonth(db: Db, userId: string, at: string): Promise<void> {
  const row = await debtOf(db, userId);
  if (row.billMonth !== null) return;
  const billMonth = new Date(Date.parse(at) - HOUR).toISOString().slice(0, 7);
  await keepDebt(db, { ...row, billMonth });
}

/** When the first month is over of which somebody is to be told; null for none. */
export const nextBillMonth = async (db: Db): Promise<string | null> => {
  const month = await firstMonth(db);
  return month === null ? null : nextMonth(monthStart(month));
};

/** Tells people what they used in a month that is over, in one sum; in how many hours it was billed is no news. */
export async function tellMonths(within: Telling, at: string, atOnce: number): Promise<void> {
  const { db } = within.home;
  for (const userId of await monthsBefore(db, at.slice(0, 7), atOnce)) {
    const row = await debtOf(db, userId);
    const month = row.billMonth ?? "";
    const from = monthStart(month);
    const parts = await sums(db, userId, "meterId", from, nextMonth(from) ?? at);
    const amount = parts.reduce((sum, one) => sum + one.amount, 0n);
    await keepDebt(db, { ...row, billMonth: null });
    if (amount === 0n) continue;
    const params = { month, amountMicros: amount.toString() };
    await announce(within, userId, {
      kind: "billing",
      tone: "info",
      message: "billReady",
      params,
      link: "/user/recharge",
    });
  }
}
