import type { Locale } from "./locale.ts";

type Texts = Record<string, unknown>;

const files = import.meta.glob<Texts>("../../../locales/*/*.json", { import: "default" });

/** The texts of a namespace in a language, while developing and in tests; the build puts `builtTexts.ts` in this file's place. */
export async function readTexts(locale: Locale, namespace: string): Promise<Texts> {
  const read = async (name: string) => {
    const load = files[`../../../locales/${locale}/${name}.json`];
    if (!load) throw new Error(`No texts for ${locale}/${name}`);
    return await load();
  };
  if (namespace !== "screens") return await read(namespace);
  // The titles of an area's screens stand in its own file, below `screens`.
  const names = Object.keys(files).flatMap((path) => path.match(`/${locale}/(\\w+)\\.json$`)?.[1] ?? []);
  const areas = await Promise.all(names.map(async (name) => [name, (await read(name))["screens"]] as const));
  return { ...(await read("screens")), ...Object.fromEntries(areas.filter(([, titles]) => titles)) };
}
