import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { sessionStore } from "#web/lib/session/session.ts";
import { readTexts } from "#web/lib/texts/texts.ts";
import { useAreas } from "#web/lib/navigation/useAreas.ts";
import { screensOf } from "./screens.ts";

/** The English words of the screens by path, so that they are found by these in every language; empty until they are there. */
export function useEnglishWords(): ReadonlyMap<string, string> {
  const { i18n } = useTranslation();
  const areas = useAreas();
  const [words, setWords] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const missing = ["shell", "screens"].filter((name) => !i18n.hasResourceBundle("en", name));
      await Promise.all(
        missing.map(async (name) => i18n.addResourceBundle("en", name, await readTexts("en", name))),
      );
      const screens = screensOf({ areas, t: i18n.getFixedT("en", "shell"), session: sessionStore.get() });
      if (isWanted) setWords(new Map(screens.map(({ path, label, detail }) => [path, `${label} ${detail}`])));
    };
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [i18n, areas]);
  return words;
}
