import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MailLanguage } from "#gateway/domains/accounts/mails/repository.ts";
import { kindIn, wordsOf } from "#gateway/domains/accounts/notifications/words.ts";
import { kinds } from "#gateway/domains/accounts/notifications/repository.ts";

const bar: { notifications: { messages: Record<string, object> } } = JSON.parse(
  readFileSync(new URL("../../../locales/en/bar.json", import.meta.url), "utf8"),
);
const messages = Object.keys(bar.notifications.messages);
const texts = [
  "orderNo name no app number seconds ticket before from subject amount bonus region share reason team person",
  "ticketNo excerpt domain host expected found note failure",
].flatMap((names) => names.split(" "));
const params = {
  ...Object.fromEntries(texts.map((name) => [name, `the ${name}`])),
  count: 2,
  amountMicros: "116500000",
  bonusMicros: "40000000",
  dueAt: "2026-11-25T22:03:00.000Z",
  expiresAt: "2026-11-25T22:03:00.000Z",
  endsAt: "2026-11-25T22:03:00.000Z",
  month: "2026-10",
};

describe.each(Object.values(MailLanguage))("what notifications say in %s", (language) => {
  it.each(messages)("is whole for %s", (message) => {
    const words = wordsOf(language, message, params);
    expect(words?.title).toMatch(/\S/);
    expect(words?.text).toMatch(/\S/);
    expect(`${words?.title} ${words?.text}`).not.toMatch(/\{\{|undefined/);
  });

  it("has a name for every kind", () => {
    for (const kind of kinds) expect(kindIn(language, kind)).not.toBe(kind);
  });
});

it.each([
  ["en", "The bill for October 2026 is ready", "¥116.50 in all for what was used"],
  ["cn", "2026年10月账单已出", "按量用量合计 ¥116.50"],
  ["fr", "Votre facture (octobre 2026) est prête", "116,50\u00a0¥ au total pour ce qui a été consommé"],
  ["ar", "فاتورة أكتوبر 2026 جاهزة", "الإجمالي \u2066¥116.50\u2069 عن الاستخدام"],
] as const)("writes amounts and months as %s does", (language, title, text) =>
  expect(wordsOf(language, "billReady", params)).toEqual({ title, text }),
);

it("says a gift where there is one", () => {
  const arrived = (given: object) => wordsOf("en", "rechargeArrived", { ...params, ...given })?.text;
  expect(arrived({})).toBe("Recharge the no");
  expect(arrived({ context: "gift" })).toBe("Recharge the no · with ¥40.00 as a gift");
});

it("counts as the language does, and knows no other messages", () => {
  expect(wordsOf("en", "pointsExpiring", { ...params, count: 1 })?.title).toBe("1 point soon expires");
  expect(wordsOf("ar", "pointsExpiring", { ...params, count: 5 })?.title).toBe("5 نقاط تنتهي قريبًا");
  expect(wordsOf("en", "tide", {})).toBeUndefined();
});
