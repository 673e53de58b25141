import { type Locale, localeFacts } from "#web/lib/texts/locale.ts";

/*
 * Days (`2026-11-21`), times of day (`09:41`) and instants (`2026-11-21T01:41:00.000Z`) are plain texts everywhere but in
 * the calendar, which thinks in dates of the browser's own zone.
 */

/** The tag by which dates are written; English puts the day before the month. */
export function dateTag(locale: Locale): string {
  return locale === "en" ? "en-GB" : localeFacts[locale].intl;
}

/** The day of a date in the browser's zone. */
export function dayOf(date: Date): string {
  const pad = (part: number, length = 2) => String(part).padStart(length, "0");
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Midnight of a day in the browser's zone; undefined when the text is no day. */
export function dateOf(day: unknown): Date | undefined {
  const [, year, month, dayOfMonth] =
    typeof day === "string" ? (/^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []) : [];
  if (year === undefined) return undefined;
  const date = new Date(Number(year), Number(month) - 1, Number(dayOfMonth));
  // The 31st of a shorter month would roll over.
  return dayOf(date) === day ? date : undefined;
}

/** A day as one types it, in the order of the language: `21/11/2026`, `2026/11/21`. */
export function writeDay(day: string, locale: Locale): string {
  const date = dateOf(day);
  if (!date) return day;
  const parts = new Intl.DateTimeFormat(dateTag(locale), {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(date);
  return dayOrder(parts)
    .map((type) => parts.find((part) => part.type === type)?.value)
    .join("/");
}

/** A part of a day as it is written. */
export type DayPart = "year" | "month" | "day";

/** The parts in the order in which a language writes them. */
export function dayOrder(parts: Intl.DateTimeFormatPart[]): DayPart[] {
  return parts
    .map(({ type }) => type)
    .filter((type): type is DayPart => type === "year" || type === "month" || type === "day");
}
