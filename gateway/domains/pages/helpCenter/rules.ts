import { calendarDay, type Clock } from "#gateway/platform/clock.ts";
import { articleData } from "./repository.ts";

/** The sample article, last updated as long ago as ever. */
export function article(clock: Clock) {
  const { updatedDay, ...rest } = articleData;
  return { ...rest, lastUpdated: calendarDay(clock, updatedDay) };
}
