import { expect, test } from "vitest";
import { forecastOf, monthDays, sumOn } from "#web/features/overview/home/money/homeBill.ts";

test("the days of a month end with today", () => {
  const now = new Date(2026, 10, 3, 9, 41).toISOString();
  expect(monthDays(now)).toEqual(["2026-11-01", "2026-11-02", "2026-11-03"]);
});

test("the sum of a day is exact, and nothing without one", () => {
  const rows = [
    { day: "2026-11-03", amount: "9007199254740993" },
    { day: "2026-11-03", amount: "1" },
    { day: "2026-11-02", amount: "7" },
  ];
  expect(sumOn(rows, "2026-11-03")).toBe("9007199254740994");
  expect(sumOn(rows, undefined)).toBe("0");
});

test("the forecast goes on by the hour to the end of the month by UTC", () => {
  expect(forecastOf("1000000", "2000", "2026-11-30T22:30:00.000Z")).toBe(1_003_000);
  expect(forecastOf("0", "1000", "2026-12-31T23:00:00.000Z")).toBe(1000);
});
