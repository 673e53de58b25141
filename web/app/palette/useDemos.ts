import { useEffect, useReducer } from "react";
import { useTranslation } from "react-i18next";
import { useAreas } from "#web/lib/navigation/useAreas.ts";
import { loadTexts } from "#web/lib/texts/i18n.ts";
import type { PaletteItem } from "./paletteItem.ts";
import type { Screens } from "./useScreens.ts";

/** The demos of all screens, each at an address of its own; none until their titles are there, which are fetched when they are wanted. */
export function useDemos(isWanted: boolean, screens: Screens): PaletteItem[] {
  const { i18n } = useTranslation();
  const areas = useAreas();
  const [, show] = useReducer((times: number) => times + 1, 0);
  const language = i18n.language;
  useEffect(() => {
    const namespaces = areas.flatMap(({ demos }) => demos ?? []);
    if (isWanted && namespaces.length > 0) loadTexts(...namespaces).then(show, () => undefined);
  }, [areas, isWanted, language]);
  if (!isWanted) return [];
  return areas.flatMap(({ demos, routes }) =>
    demos === undefined
      ? []
      : routes.flatMap(({ path, title }) => {
          const screen = screens.at(path);
          const titles: unknown = i18n.getResource(language, demos, title);
          if (!screen || typeof titles !== "object" || titles === null) return [];
          return Object.entries(titles).map(([name, label]): PaletteItem => ({
            id: `demo-${path}-${name}`,
            label: String(label),
            detail: screen.label,
            icon: screen.icon,
            words: `${screen.label} ${name}`,
            to: `${path}?demo=${name}`,
          }));
        }),
  );
}
