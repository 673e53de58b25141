import type { Locale } from "./locale.ts";

type Texts = Record<string, unknown>;

/** What every page needs: one file for all of it. */
const first: Partial<Record<string, true>> = { shell: true, ui: true, screens: true, table: true };
const asked = new Map<Locale, Promise<Record<string, Texts>>>();

/** The texts of a namespace in a language, as the build wrote them: data, not code, and no list of files to carry along. */
export async function readTexts(locale: Locale, namespace: string): Promise<Texts> {
  if (!first[namespace]) return await read<Texts>(locale, namespace);
  const all = asked.get(locale) ?? read<Record<string, Texts>>(locale, "first");
  asked.set(locale, all);
  try {
    return (await all)[namespace] ?? {};
  } catch (error) {
    asked.delete(locale);
    throw error;
  }
}

async function read<T>(locale: Locale, name: string): Promise<T> {
  const answer = await fetch(`${import.meta.env.VITE_TEXTS}/${locale}/${name}.json`);
  if (!answer.ok) throw new Error(`No texts for ${locale}/${name}`);
  const texts: T = await answer.json();
  return texts;
}
