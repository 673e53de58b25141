import { expect, test } from "vitest";
import { decimalsOf } from "#web/lib/texts/amounts.ts";
import { formatOf } from "#web/lib/texts/format.ts";

test.each([
  ["cn", "−¥1,286.40", "2026 年 11 月 21 日", "11 月 21 日 星期六"],
  ["en", "−¥1,286.40", "21 November 2026", "Saturday 21 November, "],
  ["ar", "\u2066−¥1,286.40\u2069", "21 نوفمبر 2026", "السبت، 21 نوفمبر، "],
  ["fr", "−1 286,40 ¥", "21 novembre 2026", "samedi 21 novembre, "],
] as const)("money and time are written as in %s", (locale, money, date, dateTime) => {
  const format = formatOf(locale);
  const at = new Date(2026, 10, 21, 9, 41);
  expect(format.money({ amountMinor: -128640, currency: "CNY" }).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(
    money,
  );
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

test.each([
  ["cn", "09:41", "昨天", "周四", "10 月 3 日", "今天"],
  ["en", "09:41", "Yesterday", "Thu", "3 Oct", "Today"],
  ["ar", "09:41", "أمس", "الخميس", "3 أكتوبر", "اليوم"],
  ["fr", "09:41", "Hier", "jeu.", "3 oct.", "Aujourd’hui"],
] as const)(
  "the nearer a time is the closer it is told, in %s",
  (locale, today, yesterday, thursday, october, name) => {
    const { short, nearDay } = formatOf(locale);
    const now = new Date(2026, 10, 21, 12);
    const told = [
      new Date(2026, 10, 21, 9, 41),
      new Date(2026, 10, 20, 23, 59),
      new Date(2026, 10, 19),
      new Date(2026, 9, 3),
    ].map((at) => short(at, now));
    expect(told).toEqual([today, yesterday, thursday, october]);
    expect([nearDay(new Date(2026, 10, 21), now), nearDay(new Date(2026, 10, 20), now)]).toEqual([
      name,
      yesterday,
    ]);
  },
);

test.each([
  [
    ["2000", "7200", "-300"],
    ["¥0.0020", "¥0.0072", "−¥0.0003"],
  ],
  [
    ["36000000", "500000"],
    ["¥36.00", "¥0.50"],
  ],
  [
    ["0", "1"],
    ["¥0.000000", "¥0.000001"],
  ],
])("amounts %j that stand below each other have the decimals of the finest", (amounts, written) => {
  const { micros } = formatOf("en");
  expect(amounts.map((amount) => micros(amount, decimalsOf(amounts)))).toEqual(written);
});
