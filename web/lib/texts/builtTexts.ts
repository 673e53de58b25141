import type { Locale } from "./locale.ts";

/** The texts of a namespace in a language, as the build wrote them: data, not code, and no list of files to carry along. */
export async function readTexts(locale: Locale, namespace: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${import.meta.env.VITE_TEXTS}/${locale}/${namespace}.json`);
  if (!answer.ok) throw new Error(`No texts for ${locale}/${namespace}`);
  const texts: Record<string, unknown> = await answer.json();
  return texts;
}
