import { Cron } from "croner";
import { badInput } from "#gateway/platform/errors.ts";

const wrong = (field: string, message: string) => badInput({ [field]: { code: "INVALID", message } });

/** The next times of a plan after a moment. @throws {AppError} BAD_USER_INPUT at `cron` or `timezone` */
export function nextTimes(cron: string, timezone: string, after: number, count: number): string[] {
  try {
    Intl.DateTimeFormat("en", { timeZone: timezone });
  } catch {
    throw wrong("timezone", "Write a time zone, for example Europe/Lisbon.");
  }
  const plan = cron.trim();
  if (!/^@(hourly|daily|weekly|monthly|yearly)$/.test(plan) && plan.split(/\s+/).length !== 5)
    throw wrong("cron", "Write five fields, for example 0 3 * * *.");
  try {
    const times = new Cron(plan, { timezone, paused: true }).nextRuns(count, new Date(after));
    if (times.length === 0) throw new RangeError("It never comes.");
    return times.map((time) => time.toISOString());
  } catch {
    throw wrong("cron", "This plan is not valid, or never comes: write five fields, for example 0 3 * * *.");
  }
}
