import { readFileSync } from "node:fs";

/** The four languages and what the document says of each. */
export const locales = {
  cn: { tag: "zh-CN", dir: "ltr" },
  en: { tag: "en", dir: "ltr" },
  ar: { tag: "ar", dir: "rtl" },
  fr: { tag: "fr", dir: "ltr" },
} as const;

/** One of them. */
export type Locale = keyof typeof locales;

/** All of them. */
export const localeNames: readonly Locale[] = ["cn", "en", "ar", "fr"];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/**
 * The console's own words: `say("fr", "accounts:submit")` is what the button says in French.
 * @param values fills the `{{placeholders}}`.
 */
export function say(locale: Locale, key: string, values: Record<string, string | number> = {}): string {
  const [area = "", path = ""] = key.split(":");
  let found: unknown = JSON.parse(readFileSync(`locales/${locale}/${area}.json`, "utf8"));
  for (const name of path.split(".")) found = isRecord(found) ? found[name] : undefined;
  if (typeof found !== "string") throw new Error(`locales/${locale} has no text ${key}.`);
  return found.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => String(values[name] ?? ""));
}
