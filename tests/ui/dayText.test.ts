import { describe, expect, test } from "vitest";
import { dayPattern, firstDayOfWeek, instantOf, readDay, readTime } from "#web/ui/form/dates/dayInput.ts";
import { dateOf, dayOf, writeDay } from "#web/ui/form/dates/dayText.ts";
import { presetDays } from "#web/ui/form/dates/datePresets.ts";

const today = new Date(2026, 10, 21);

describe("a typed day", () => {
  test.each([
    ["21/11/2026", "en", "2026-11-21"],
    ["2026-11-21", "en", "2026-11-21"],
    ["1.2.27", "en", "2027-02-01"],
    ["5/12", "fr", "2026-12-05"],
    ["2026年2月9日", "cn", "2026-02-09"],
    ["12/5", "cn", "2026-12-05"],
    ["٢١/١١/٢٠٢٦", "ar", "2026-11-21"],
    ["", "en", null],
    ["31/02/2026", "en", undefined],
    ["tomorrow", "en", undefined],
    ["1/2/3/4", "en", undefined],
  ] as const)("%j in %s is %s", (text, locale, day) => {
    expect(readDay(text, locale, today)).toBe(day);
  });

  test.each(["cn", "en", "ar", "fr"] as const)("is read again as it is written, in %s", (locale) => {
    expect(readDay(writeDay("2026-03-04", locale), locale, today)).toBe("2026-03-04");
  });

  test("has the order of the language", () => {
    const letters = { year: "y", month: "m", day: "d" };
    expect([dayPattern("cn", letters), dayPattern("en", letters), dayPattern("fr", letters)]).toEqual([
      "y/m/d",
      "d/m/y",
      "d/m/y",
    ]);
    expect(writeDay("2026-11-21", "cn")).toBe("2026/11/21");
  });
});

test.each([
  ["9:41", "09:41"],
  ["0941", "09:41"],
  ["9", "09:00"],
  ["9:41 pm", "21:41"],
  ["12 am", "00:00"],
  ["23.59", "23:59"],
  ["24:00", undefined],
  ["9:75", undefined],
  ["noon", undefined],
  ["", null],
])("the typed time %j is %s", (text, time) => {
  expect(readTime(text)).toBe(time);
});

test("days, dates and instants of the browser's zone are each other's", () => {
  expect(dayOf(dateOf("2026-02-28") ?? today)).toBe("2026-02-28");
  expect([dateOf("2026-02-29"), dateOf("21.11.2026"), dateOf(null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(instantOf("2026-11-21", "09:41")).toBe(new Date(2026, 10, 21, 9, 41).toISOString());
  expect(instantOf("2026-11-31", "09:41")).toBeUndefined();
});

test("weeks begin as the language has it", () => {
  expect([firstDayOfWeek("cn"), firstDayOfWeek("en"), firstDayOfWeek("fr"), firstDayOfWeek("ar")]).toEqual([
    1, 1, 1, 6,
  ]);
});

test("stretches end today, but that of the month before", () => {
  expect(presetDays("last7", today)).toEqual({ from: "2026-11-15", to: "2026-11-21" });
  expect(presetDays("lastMonth", today)).toEqual({ from: "2026-10-01", to: "2026-10-31" });
  expect(presetDays("thisYear", today)).toEqual({ from: "2026-01-01", to: "2026-11-21" });
});
