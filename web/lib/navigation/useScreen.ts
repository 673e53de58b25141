import { useTranslation } from "react-i18next";
import { matchPath } from "react-router-dom";
import { usePlace } from "./place.ts";
import type { Area } from "./area.ts";
import { isScreenHandle, titleKey } from "./screenHandle.ts";
import { useAreas } from "./useAreas.ts";

/** Where a screen stands in the console, in the words of its navigation. */
export interface Screen {
  /** Its title. */
  title: string;
  /** The way to it, without itself: its group, its section, and the entry that it belongs to where that is another screen. */
  way: readonly { label: string; to?: string }[];
  /** The path of the entry of the navigation that it belongs to: for a record's screen its list. */
  home: string;
  /** The title of the screen at a path. */
  titleAt: (path: string) => string;
}

/** The screen that the component belongs to, also while it stays behind another one. */
export function useScreen(): Screen {
  const { t } = useTranslation();
  const areas = useAreas();
  const { handle } = usePlace();
  const { title = "", route } = isScreenHandle(handle) ? handle : {};
  const home = route?.activeNav ?? route?.path ?? "/";
  const titleAt = (path: string) => {
    const area = areas.find(({ routes }) => routes.some((one) => one.path === path));
    return area ? t(titleKey(area.name, titleOf(area, path))) : "";
  };
  const found = areas
    .flatMap((area) => area.navigation.map((section) => ({ area, section })))
    .find(({ section }) => section.path === home || section.items?.some(({ path }) => isPartOf(home, path)));
  if (!found) return { title: t(title), way: [], home, titleAt };
  const { area, section } = found;
  return {
    title: t(title),
    way: [
      ...(section.group === "home" ? [] : [{ label: t(`shell:nav.groups.${section.group}`) }]),
      ...(section.path === home ? [] : [{ label: t(titleKey(area.name, section.label)) }]),
      ...(route?.path === home ? [] : [{ label: titleAt(home), to: home }]),
    ],
    home,
    titleAt,
  };
}

/** Of a screen in parts each part has an entry of its own. */
const isPartOf = (home: string, path: string) =>
  path === home || (home.endsWith("/:tab") && matchPath(home, path) !== null);

const titleOf = ({ routes }: Area, path: string) => routes.find((one) => one.path === path)?.title ?? "";
