import { calendarDay, type Clock } from "#gateway/platform/clock.ts";
import { saleRows } from "./repository.ts";

export const sales = (clock: Clock) =>
  saleRows.map(({ day, ...row }) => ({ ...row, date: calendarDay(clock, day) }));
