import type { Locale } from "./locale.ts";

const files = import.meta.glob<Record<string, unknown>>("../../../locales/*/*.json", { import: "default" });

/** The texts of a namespace in a language, while developing and in tests; the build puts `builtTexts.ts` in this file's place. */
export async function readTexts(locale: Locale, namespace: string): Promise<Record<string, unknown>> {
  const load = files[`../../../locales/${locale}/${namespace}.json`];
  if (!load) throw new Error(`No texts for ${locale}/${namespace}`);
  return await load();
}
