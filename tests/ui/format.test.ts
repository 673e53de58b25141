import { expect, test } from "vitest";
import { formatOf } from "../../web/lib/format.ts";

test.each([
  ["cn", "−¥1,286.40", "2026 年 11 月 21 日", "11 月 21 日 星期六"],
  ["en", "−¥1,286.40", "21 November 2026", "Saturday 21 November, "],
  ["ar", "\u2066−¥1,286.40\u2069", "21 نوفمبر 2026", "السبت، 21 نوفمبر، "],
  ["fr", "−1 286,40 ¥", "21 novembre 2026", "samedi 21 novembre, "],
] as const)("money and time are written as in %s", (locale, money, date, dateTime) => {
  const format = formatOf(locale);
  const at = new Date(2026, 10, 21, 9, 41);
  expect(format.money({ amountMinor: -128640, currency: "CNY" }).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(money);
  expect(format.date(at)).toBe(date);
  expect(format.dateTime(at)).toContain(dateTime);
});

test("what is less than a day old is told by how long ago it was, the rest by its date", () => {
  const { relative } = formatOf("en");
  const now = "2026-11-21T09:41:00.000Z";
  expect(relative("2026-11-21T09:40:40.000Z", now)).toBe("now");
  expect(relative("2026-11-21T09:21:00.000Z", now)).toBe("20 minutes ago");
  expect(relative("2026-11-21T06:41:00.000Z", now)).toBe("3 hours ago");
  expect(relative("2026-11-19T06:41:00.000Z", now)).toBe("19 November 2026");
});
