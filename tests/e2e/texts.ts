import { existsSync, readFileSync } from "node:fs";

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
  const [namespace = "", path = ""] = key.split(":");
  const read = (name: string): unknown => JSON.parse(readFileSync(`locales/${locale}/${name}.json`, "utf8"));
  const [area = "", title = ""] = path.split(".");
  // The titles of an area's screens stand in its own file, or with those of the shell.
  const ofArea = namespace === "screens" && existsSync(`locales/${locale}/${area}.json`) ? read(area) : {};
  const own = isRecord(ofArea) && isRecord(ofArea["screens"]);
  let found = own ? ofArea : read(namespace);
  for (const name of own ? ["screens", title] : path.split("."))
    found = isRecord(found) ? found[name] : undefined;
  if (typeof found !== "string") throw new Error(`locales/${locale} has no text ${key}.`);
  return found.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => String(values[name] ?? ""));
}
