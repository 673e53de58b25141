import { timestamp } from "#gateway/platform/clock.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { tell } from "#gateway/domains/accounts/notifications/rules.ts";
import { debtOf, keepDebt, type DebtRow } from "./debtRepository.ts";
import { resumeAll, stopAll, type Telling } from "./debts.ts";
import { usedSince } from "./recordRepository.ts";

/** At so many per cent of a budget its owner is told. */
const SHARES = [100, 90, 75] as const;

/** The beginning of the month that an instant is in, by UTC. */
export const monthStart = (at: string): string => `${at.slice(0, 7)}-01T00:00:00.000Z`;

/** The beginning of the month after the one that an instant is in, by UTC; null for none. */
export function nextMonth(at: string | null): string | null {
  if (at === null) return null;
  const day = new Date(at);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1)).toISOString();
}

/** What was told last of this month's budget, in per cent; 0 for nothing. */
const toldOf = ({ alerted }: DebtRow, month: string): number => {
  const [kept, share] = alerted.split("/");
  return kept === month ? Number(share) : 0;
};

/** The highest of the shares that a month's use has come to; 0 for none. */
async function shareOf(db: Db, userId: string, budget: bigint, at: string): Promise<number> {
  const { amount } = await usedSince(db, userId, monthStart(at));
  return SHARES.find((share) => amount * 100n >= budget * BigInt(share)) ?? 0;
}

/** Looks at what a person's budget has left, after a bill or a change of it: tells, stops, and lets go on. */
export async function watchBudget(within: Telling, userId: string): Promise<void> {
  const { db } = within.home;
  const row = await debtOf(db, userId);
  const at = timestamp(within.businessClock);
  const month = at.slice(0, 7);
  const share = row.budget === null ? 0 : await shareOf(db, userId, row.budget, at);
  if (share === 100 && row.isHardStop) await stopAll(within, userId, "budget");
  else await resumeAll(within, userId, "budget");
  if (share === 0 || share <= toldOf(row, month)) return;
  await keepDebt(db, { ...row, alerted: `${month}/${share}` });
  await tell(within, userId, {
    kind: "debt",
    tone: share === 100 ? "bad" : "warn",
    message: "budgetUsed",
    params: { share },
    link: "/user/recharge",
  });
}
