import type { MailLanguageText } from "./repository.ts";

const tags = { cn: "zh-CN", en: "en-GB", ar: "ar-u-nu-latn", fr: "fr" } as const;

/** How a language writes dates, numbers and amounts in mails. */
export const writtenIn = (language: MailLanguageText): string => tags[language];

/** An instant as mails say it: `25 November 2026 at 15:30 UTC`. */
export function momentIn(language: MailLanguageText, instant: string | number): string {
  const form = {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "UTC",
  } as const;
  return `${new Intl.DateTimeFormat(tags[language], form).format(new Date(instant))} UTC`;
}
