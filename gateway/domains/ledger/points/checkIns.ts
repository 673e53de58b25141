import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { AppError, badInput } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import * as kept from "./checkInRepository.ts";
import { dayAt, monthOf, plusDays, readMonth, readTimeZone } from "./days.ts";
import { entryOf, hold, ofUser, type PointsRow } from "./repository.ts";
import { earn, spend, type Within } from "./rules.ts";

/** What the days of a week without a gap bring. */
const WEEK = [5, 5, 5, 10, 10, 10, 30] as const;
const BONUS = WEEK[6];
const REPAIR_COST = 20;
/** How many days back a missed one can be signed. */
const REPAIR_DAYS = 30;

/** What the day brings that makes so many without a gap. */
export const pointsOf = (streak: number): number => WEEK[(streak - 1) % WEEK.length] ?? BONUS;

const repairRef = (today: string): string => `repair:${monthOf(today).month}`;

/** Signs a day for somebody; the time zones of a person cannot bring a day twice, nor one that is past. */
export async function sign(within: Within, userId: string, today: string): Promise<void> {
  await inHome(within, async (inside) => {
    const { db } = inside.home;
    await hold(inside.home, userId);
    const last = await kept.last(db, userId);
    if (last && last.day >= today) return;
    const streak = last?.day === plusDays(today, -1) ? last.streak + 1 : 1;
    const points = pointsOf(streak);
    await kept.insert(db, { userId, day: today, streak, points, isRepaired: false });
    await earn(inside, { userId, points, reason: "checkIn", ref: today });
  });
}

/** @throws {AppError} BAD_USER_INPUT */
export async function checkIn(context: RequestContext, given: string): Promise<PointsRow> {
  const timeZone = readTimeZone(given);
  const userId = viewerIdOf(context);
  await sign(context, userId, dayAt(context.businessClock.now(), timeZone));
  return { id: userId, timeZone };
}

/** The day from which on somebody could have signed. */
async function sinceOf(context: RequestContext, { id, timeZone }: PointsRow): Promise<string> {
  const user = await userOf(context, id);
  const made = dayAt(user ? Date.parse(user.createdAt) : context.businessClock.now(), timeZone);
  const signed = (await kept.first(context.home.db, id))?.day ?? made;
  return signed < made ? signed : made;
}

/** The days of the last 30 that somebody did not sign, the latest first. */
async function missedDays(context: RequestContext, row: PointsRow, today: string): Promise<string[]> {
  const from = plusDays(today, -REPAIR_DAYS);
  const signed = new Set((await kept.between(context.home.db, row.id, from, today)).map(({ day }) => day));
  const since = await sinceOf(context, row);
  return Array.from({ length: REPAIR_DAYS }, (_, at) => plusDays(today, -1 - at)).filter(
    (day) => day >= since && !signed.has(day),
  );
}

/** Joins the days before and after one that is signed now. */
async function join({ home: { db } }: Within, userId: string, day: string): Promise<void> {
  const [before] = await kept.between(db, userId, plusDays(day, -1), plusDays(day, -1));
  let streak = (before?.streak ?? 0) + 1;
  await kept.insert(db, { userId, day, streak, points: 0, isRepaired: true });
  for (const later of await kept.between(db, userId, plusDays(day, 1), plusDays(day, REPAIR_DAYS + 2))) {
    if (later.day !== plusDays(day, streak - (before?.streak ?? 0))) return;
    streak += 1;
    await kept.setStreak(db, userId, later.day, streak);
  }
}

/** @throws {AppError} BAD_USER_INPUT, CONFLICT, INSUFFICIENT_POINTS. */
export async function repair(
  context: RequestContext,
  { day, timeZone: given }: { day: string; timeZone: string },
): Promise<PointsRow> {
  const row = { id: viewerIdOf(context), timeZone: readTimeZone(given) };
  const today = dayAt(context.businessClock.now(), row.timeZone);
  await inHome(context, async (inside) => {
    await hold(inside.home, row.id);
    if (!(await missedDays(inside, row, today)).includes(day))
      throw badInput({
        day: { code: "INVALID", message: "day must be one of the last 30 that was missed." },
      });
    const movement = {
      userId: row.id,
      points: REPAIR_COST,
      reason: "checkIn",
      ref: repairRef(today),
    } as const;
    if (await entryOf(inside.home.db, movement))
      throw new AppError("CONFLICT", "A missed day was signed this month already: wait for the next month.");
    await spend(inside, movement);
    await join(inside, row.id, day);
  });
  return row;
}

/** @throws {AppError} BAD_USER_INPUT */
export async function shown(context: RequestContext, row: PointsRow, given?: string | null) {
  const { home, businessClock } = context;
  const today = dayAt(businessClock.now(), row.timeZone);
  const { month, first, last } = monthOf(given ? `${readMonth(given)}-01` : today);
  const latest = await kept.last(home.db, row.id);
  const isDone = latest?.day === today;
  const streak = latest && latest.day >= plusDays(today, -1) ? latest.streak : 0;
  const next = isDone ? streak : streak + 1;
  const days = await missedDays(context, row, today);
  const movement = { userId: row.id, reason: "checkIn", ref: repairRef(today) } as const;
  const isUsed = (await entryOf(home.db, movement)) !== undefined;
  const { balance } = await ofUser(home.db, row.id);
  const few = balance < REPAIR_COST ? ("TOO_FEW_POINTS" as const) : null;
  return {
    month,
    today,
    isDone,
    streak,
    points: pointsOf(next),
    bonus: BONUS,
    week: [...WEEK],
    daysToBonus: (WEEK.length - (next % WEEK.length)) % WEEK.length,
    days: await kept.between(home.db, row.id, first, last),
    since: await sinceOf(context, row),
    repair: {
      cost: REPAIR_COST,
      days,
      reason: days.length === 0 ? ("NONE_MISSED" as const) : isUsed ? ("USED" as const) : few,
    },
  };
}
