import { Apps20Regular } from "@fluentui/react-icons/svg/apps";
import { Board20Regular } from "@fluentui/react-icons/svg/board";
import { Cube20Regular } from "@fluentui/react-icons/svg/cube";
import { Document20Regular } from "@fluentui/react-icons/svg/document";
import { Form20Regular } from "@fluentui/react-icons/svg/form";
import { List20Regular } from "@fluentui/react-icons/svg/list";
import { Shapes20Regular } from "@fluentui/react-icons/svg/shapes";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { allPath, listedIn, recordPath } from "#web/lib/navigation/listed.ts";
import { titleKey } from "#web/lib/navigation/screenHandle.ts";
import { useAreas } from "#web/lib/navigation/useAreas.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import type { PaletteSearchQuery } from "./palette.generated.ts";
import type { PaletteGroup, PaletteItem } from "./paletteItem.ts";
import type { Screens } from "./useScreens.ts";

const icons: Readonly<Record<string, ComponentType>> = {
  product: Cube20Regular,
  dashboards: Board20Regular,
  apps: Apps20Regular,
  pages: Document20Regular,
  interface: Shapes20Regular,
  forms: Form20Regular,
};

/** What the gateway found, as rows: the screens of the documented search call by its kinds, then records by their lists. */
export function useFoundGroups(found: PaletteSearchQuery | undefined, screens: Screens): PaletteGroup[] {
  const { t, i18n } = useTranslation("bar");
  const format = useFormat();
  const areas = useAreas();
  if (!found) return [];

  const kinds = found.appBarSearch.map(({ category, title, children }) => ({
    id: `sample-${category}`,
    label: i18n.exists(`palette.categories.${category}`, { ns: "bar" })
      ? t(`palette.categories.${category}`)
      : title,
    items: children.map((child) => ({
      id: `sample-${child.url}`,
      label: child.title,
      icon: icons[category] ?? Document20Regular,
      words: "",
      to: child.url,
    })),
  }));
  const records = found.search.flatMap(({ entity, place: within, q, total, hits }): PaletteGroup[] => {
    const place = listedIn(areas, entity, within);
    const screen = place && screens.at(place.screen);
    if (!screen) return [];
    const rows = t(titleKey(place.area, place.title));
    const label =
      place.placeName === undefined
        ? rows
        : t("palette.within", { name: rows, place: t(titleKey(place.area, place.placeName)) });
    const id = within === "" ? entity : `${entity}-${within}`;
    const items: PaletteItem[] = hits.map((hit) => ({
      id: `${id}-${hit.record}`,
      label: hit.title,
      detail: hit.detail,
      icon: screen.icon,
      words: hit.detail,
      to: recordPath(place, hit),
    }));
    if (place.isList && total > hits.length)
      items.push({
        id: `${id}-all`,
        label: t("palette.all", { total: format.number(total), name: label }),
        icon: List20Regular,
        words: "",
        to: allPath(place, q),
      });
    return [{ id, label, items }];
  });
  return [...kinds, ...records];
}
