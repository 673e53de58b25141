import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { DAY, MINUTE } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { validate } from "#gateway/platform/validate.ts";
import * as quietHours from "./repository.ts";
import type { QuietHoursRow } from "./repository.ts";

const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

function isTimeZone(name: string): boolean {
  try {
    return clockIn(name) !== null;
  } catch {
    return false;
  }
}

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "write hours and minutes, as 22:00");
const input = z.object({
  from: time,
  until: time,
  timeZone: z.string().max(60).refine(isTimeZone, "it must be a name such as Asia/Shanghai"),
});

export const own = async ({ home, ...context }: RequestContext): Promise<QuietHoursRow | null> =>
  (await quietHours.ofUser(home.db, viewerIdOf(context))) ?? null;

/** @throws {AppError} BAD_USER_INPUT */
export async function set(
  context: RequestContext,
  given: QuietHoursRow | null | undefined,
): Promise<QuietHoursRow | null> {
  const userId = viewerIdOf(context);
  if (!given) {
    await quietHours.forget(context.home.db, userId);
    return null;
  }
  const row = validate(input, given);
  if (row.from === row.until)
    throw badInput({ until: { code: "INVALID", message: "until must be another time than from." } });
  await quietHours.keep(context.home.db, userId, row);
  return row;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When quiet hours that are on at a moment end, both in milliseconds; null where they are not on. */
export function quietUntil({ from, until, timeZone }: QuietHoursRow, moment: number): number | null {
  const now = clockIn(timeZone).format(moment);
  const isOn = from < until ? now >= from && now < until : now >= from || now < until;
  if (!isOn) return null;
  const left = (minutesOf(until) - minutesOf(now) + DAY / MINUTE) % (DAY / MINUTE);
  return Math.floor(moment / MINUTE) * MINUTE + left * MINUTE;
}

/** Whether the viewer does not want to be told anything at once now. */
export async function isQuiet(context: RequestContext): Promise<boolean> {
  const row = await own(context);
  return row !== null && quietUntil(row, context.clock.now()) !== null;
}
