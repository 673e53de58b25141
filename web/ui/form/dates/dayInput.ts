import type { Locale } from "#web/lib/texts/locale.ts";
import { dateOf, dateTag, dayOrder } from "./dayText.ts";

/** What to type, for a placeholder: letters of the language in its order, `letters` being those for year, month and day. */
export function dayPattern(locale: Locale, letters: { year: string; month: string; day: string }): string {
  const parts = new Intl.DateTimeFormat(dateTag(locale), {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(0);
  return dayOrder(parts)
    .map((type) => letters[type])
    .join("/");
}

/**
 * Reads a day as people type it: in the order of the language, with any separator, or with the year first. Without a year
 * it is `today`'s. Null for nothing, undefined for what is no day.
 */
export function readDay(text: string, locale: Locale, today: Date = new Date()): string | null | undefined {
  const numbers = latinDigits(text).match(/\d+/g) ?? [];
  if (text.trim() === "") return null;
  const parts = new Intl.DateTimeFormat(dateTag(locale), {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(0);
  const yearFirst = numbers[0]?.length === 4;
  const types = yearFirst
    ? (["year", "month", "day"] as const)
    : dayOrder(parts).filter((type) => numbers.length > 2 || type !== "year");
  if (numbers.length !== types.length) return undefined;
  const read = { year: today.getFullYear(), month: 0, day: 0 };
  types.forEach((type, index) => {
    read[type] = Number(numbers[index]);
  });
  if (read.year < 100) read.year += 2000;
  const day = `${String(read.year).padStart(4, "0")}-${String(read.month).padStart(2, "0")}-${String(read.day).padStart(2, "0")}`;
  return dateOf(day) ? day : undefined;
}

/** Reads a time of day: `9:41`, `0941`, `9`, `9:41 pm`. Null for nothing, undefined for what is no time. */
export function readTime(text: string): string | null | undefined {
  const plain = latinDigits(text).trim().toLowerCase();
  if (plain === "") return null;
  const [, hours, minutes = "0", half] =
    /^(\d{1,2})(?:\D?(\d{2}))?\s*(am|pm|上午|下午|ص|م)?$/.exec(plain) ?? [];
  if (hours === undefined) return undefined;
  const afternoon = half === "pm" || half === "下午" || half === "م";
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (afternoon ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59) return undefined;
  return `${String(hour).padStart(2, "0")}:${minutes.padStart(2, "0")}`;
}

/** The instant of a day and a time in the browser's zone. */
export function instantOf(day: string, time: string): string | undefined {
  const date = dateOf(day);
  const [hours, minutes] = time.split(":").map(Number);
  if (!date || hours === undefined || minutes === undefined) return undefined;
  date.setHours(hours, minutes);
  return date.toISOString();
}

/** The first day of a week in a language: 0 for Sunday to 6 for Saturday. */
export function firstDayOfWeek(locale: Locale): number {
  const language = new Intl.Locale(dateTag(locale));
  const week: unknown =
    "getWeekInfo" in language && typeof language.getWeekInfo === "function"
      ? language.getWeekInfo()
      : undefined;
  const first = typeof week === "object" && week !== null && "firstDay" in week ? Number(week.firstDay) : 1;
  return first % 7;
}

function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
