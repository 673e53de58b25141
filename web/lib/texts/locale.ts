import { storage } from "#web/lib/storage/storage.ts";

/** The languages of the console; the first is the default. The names are those of the folders in `locales/`. */
export const locales = ["cn", "en", "ar", "fr"] as const;

/** One of the console's languages. */
export type Locale = (typeof locales)[number];

/** What a language is to the browser: its tag, the tag for numbers and dates, its direction. */
export interface LocaleFacts {
  /** For `<html lang>` and plural rules. */
  tag: string;
  /** For `Intl`: Arabic text with Latin digits. */
  intl: string;
  dir: "ltr" | "rtl";
}

/** The facts of every language. */
export const localeFacts: Record<Locale, LocaleFacts> = {
  cn: { tag: "zh-CN", intl: "zh-CN", dir: "ltr" },
  en: { tag: "en", intl: "en", dir: "ltr" },
  ar: { tag: "ar", intl: "ar-u-nu-latn", dir: "rtl" },
  fr: { tag: "fr", intl: "fr", dir: "ltr" },
};

/** Where the choice is kept; `public/boot.js` reads it too, and the gateway the cookie of the same name. */
const key = "berth.locale";

/** The language of this name; undefined where it is none of ours. */
export const toLocale = (name: unknown): Locale | undefined => locales.find((locale) => locale === name);

/** The language chosen on an earlier visit, else the default. */
export function readLocale(): Locale {
  return toLocale(storage.read(key)) ?? locales[0];
}

/** Keeps the choice for the next visit, and for the documents that the gateway answers in the visitor's language. */
export function keepLocale(locale: Locale): void {
  storage.write(key, locale);
  const value = encodeURIComponent(JSON.stringify(locale));
  document.cookie = `${key}=${value}; path=/; max-age=31536000; samesite=lax`;
}

/** The language with this tag; the default for a tag that is none of ours. */
export function localeOfTag(tag: string): Locale {
  return locales.find((locale) => localeFacts[locale].tag === tag) ?? locales[0];
}
