import { calendarDay, type Clock } from "#gateway/platform/clock.ts";
import { projectRows } from "./repository.ts";

export const projects = (clock: Clock) =>
  projectRows().map(({ day, ...row }) => ({ ...row, date: calendarDay(clock, day) }));
