import { useLocale } from "./i18n.ts";
import { type Locale, localeFacts } from "./locale.ts";

/** A large number in few digits: `1.3M`, `128.4万`; it keeps its own direction. */
export function compactIn(locale: Locale, value: number): string {
  const { intl, dir } = localeFacts[locale];
  const text = new Intl.NumberFormat(intl, { notation: "compact", maximumFractionDigits: 1 }).format(value);
  return dir === "rtl" ? `\u2066${text}\u2069` : text;
}

/** Gives the same in the language of the console. */
export function useCompact(): (value: number) => string {
  const locale = useLocale();
  return (value) => compactIn(locale, value);
}
