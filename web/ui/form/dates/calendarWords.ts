import type { CalendarStrings } from "@fluentui/react-calendar-compat";
import type { TFunction } from "i18next";
import type { Locale } from "#web/lib/texts/locale.ts";
import { dateTag } from "./dayText.ts";

/** The calendar's words in a language: names of months and days from `Intl`, the buttons' names from our texts. */
export function calendarWords(locale: Locale, t: TFunction<"form">): CalendarStrings {
  const tag = dateTag(locale);
  const month = (style: "long" | "short") => {
    const format = new Intl.DateTimeFormat(tag, { month: style, timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 1)));
  };
  const weekday = (style: "long" | "narrow") => {
    const format = new Intl.DateTimeFormat(tag, { weekday: style, timeZone: "UTC" });
    // 1 November 2026 is a Sunday.
    return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(2026, 10, 1 + index)));
  };
  return {
    months: month("long"),
    shortMonths: month("short"),
    days: weekday("long"),
    shortDays: weekday("narrow"),
    goToToday: t("date.today"),
    prevMonthAriaLabel: t("date.previousMonth"),
    nextMonthAriaLabel: t("date.nextMonth"),
    prevYearAriaLabel: t("date.previousYear"),
    nextYearAriaLabel: t("date.nextYear"),
    prevYearRangeAriaLabel: t("date.previousYears"),
    nextYearRangeAriaLabel: t("date.nextYears"),
    closeButtonAriaLabel: t("date.close"),
    monthPickerHeaderAriaLabel: t("date.chooseYear"),
    yearPickerHeaderAriaLabel: t("date.chooseMonth"),
    selectedDateFormatString: t("date.chosen"),
    todayDateFormatString: t("date.todayIs"),
  };
}

/** How the calendar writes what it shows. */
export function calendarFormats(locale: Locale) {
  const tag = dateTag(locale);
  const long = new Intl.DateTimeFormat(tag, { dateStyle: "full" });
  const month = new Intl.DateTimeFormat(tag, { month: "long" });
  const monthYear = new Intl.DateTimeFormat(tag, { year: "numeric", month: "long" });
  return {
    formatMonthDayYear: (date: Date) => long.format(date),
    formatMonthYear: (date: Date) => monthYear.format(date),
    formatMonth: (date: Date) => month.format(date),
    formatDay: (date: Date) => String(date.getDate()),
    formatYear: (date: Date) => String(date.getFullYear()),
  };
}
