import { readFileSync } from "node:fs";
import { z } from "zod";
import { root } from "#gateway/platform/root.ts";
import { momentIn, writtenIn } from "#gateway/domains/accounts/mails/rules.ts";
import type { MailLanguageText } from "#gateway/domains/accounts/mails/repository.ts";
import type { NotificationKindText, Params } from "./repository.ts";

const texts = z.object({
  notifications: z.object({
    kinds: z.record(z.string(), z.string()),
    messages: z.record(z.string(), z.record(z.string(), z.string())),
  }),
});

/** In Arabic the sign of a currency stands before the amount too, as on every price of the console. */
const moneyTagOf = (tag: string): string => (tag.startsWith("ar") ? "en" : tag);

const known = new Map<MailLanguageText, z.output<typeof texts>["notifications"]>();

/** What the console says of notifications: mails and other programs are told the same. */
function textsIn(language: MailLanguageText) {
  const found =
    known.get(language) ??
    texts.parse(JSON.parse(readFileSync(new URL(`locales/${language}/bar.json`, root), "utf8")))
      .notifications;
  known.set(language, found);
  return found;
}

export const kindIn = (language: MailLanguageText, kind: NotificationKindText): string =>
  textsIn(language).kinds[kind.toUpperCase()] ?? kind;

/** Amounts, names and numbers keep their own direction within Arabic text. */
const isolated = (tag: string, text: string, opening = "\u2066"): string =>
  tag.startsWith("ar") ? `${opening}${text}\u2069` : text;

/** A value as people read it: amounts, instants, months and numbers by the name they have. */
function shown(language: MailLanguageText, name: string, value: string | number): [string, string] {
  const tag = writtenIn(language);
  if (name.endsWith("Micros")) {
    const money = new Intl.NumberFormat(moneyTagOf(tag), {
      style: "currency",
      currency: "CNY",
      currencyDisplay: "narrowSymbol",
    });
    return [name.slice(0, -"Micros".length), isolated(tag, money.format(Number(value) / 1_000_000))];
  }
  if (name.endsWith("At")) return [name, momentIn(language, value)];
  if (name === "month") {
    const form = { year: "numeric", month: "long", timeZone: "UTC" } as const;
    return [name, new Intl.DateTimeFormat(tag, form).format(new Date(`${value}-01`))];
  }
  return [
    name,
    typeof value === "number" ? new Intl.NumberFormat(tag).format(value) : isolated(tag, value, "\u2068"),
  ];
}

/** The sentence of a message in a language; undefined where there is none. */
export function wordsOf(language: MailLanguageText, message: string, params: Params) {
  const parts = textsIn(language).messages[message];
  if (!parts) return undefined;
  const values = new Map(Object.entries(params).map(([name, value]) => shown(language, name, value)));
  const form = new Intl.PluralRules(writtenIn(language)).select(Number(params["count"] ?? 0));
  const say = (part: "title" | "text") =>
    (
      parts[`${part}_${params["context"]}`] ??
      parts[`${part}_${form}`] ??
      parts[`${part}_other`] ??
      parts[part] ??
      ""
    ).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values.get(name) ?? "");
  return { title: say("title"), text: say("text") };
}
