import { calendarDay, DAY, type Clock } from "#gateway/platform/clock.ts";
import { anyOf, between, given } from "#gateway/platform/list/conditions.ts";
import type { Condition } from "#gateway/platform/list/list.ts";
import { comparedPeriod } from "#gateway/platform/period.ts";

/** What a list of sales can be narrowed to; what is absent asks for nothing. */
export interface Wanted {
  status?: readonly string[] | null | undefined;
  received?: readonly string[] | null | undefined;
  category?: readonly string[] | null | undefined;
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
  days?: number | null | undefined;
}

/** @throws {AppError} BAD_USER_INPUT at `days` when the period is empty or too long. */
export function conditions(clock: Clock, filter?: Wanted | null): Condition[] {
  const today = Date.parse(calendarDay(clock));
  const since = (date: string | null | undefined) =>
    date ? Math.round((Date.parse(date) - today) / DAY) : null;
  const days = filter?.days ?? null;
  const period = days === null ? null : comparedPeriod(clock, days).now;
  return given(
    anyOf("status", filter?.status),
    anyOf("received", filter?.received),
    anyOf("category", filter?.category),
    between("day", since(filter?.dateFrom), since(filter?.dateTo)),
    period && between("day", since(period.from), since(period.to)),
  );
}
