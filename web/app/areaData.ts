import { createElement, type ComponentType } from "react";
import type { Area, AreaOutbox, AreaRoute, NavBadge, NavItem, NavSection } from "#web/lib/navigation/area.ts";

/** A route as data: whether it has code, instead of the code. */
export type RouteData = Omit<AreaRoute, "load"> & { built?: boolean };
type BadgeData = Omit<NavBadge, "load">;
type ItemData = Omit<NavItem, "badge"> & { badge?: BadgeData };
/** A section as data: the outline of its icon, instead of a component. */
export type SectionData = Omit<NavSection, "icon" | "items" | "badge"> & {
  icon: string;
  items?: ItemData[];
  badge?: BadgeData;
};
/** An area as data. */
export type AreaData = Omit<Area, "routes" | "navigation" | "outbox"> & {
  routes: RouteData[];
  navigation: SectionData[];
  outbox?: Omit<AreaOutbox, "load">;
};

/**
 * Makes areas of their data.
 * @param loadArea loads an area's own declaration, which has the code of its screens and badges.
 */
export function areasOf(data: AreaData[], loadArea: (name: string) => Promise<Area>): Area[] {
  return data.map(({ routes, navigation, outbox, ...area }) => {
    const loadBadge = async (path: string | undefined) => {
      const entries = (await loadArea(area.name)).navigation.flatMap(
        (section): Pick<NavItem, "badge" | "path">[] => [
          { ...section, path: section.path ?? "" },
          ...(section.items ?? []),
        ],
      );
      const badge = entries.find((entry) => entry.path === path)?.badge;
      if (!badge) throw new Error(`No badge at ${path}`);
      return badge.load();
    };
    const withBadge = <T extends { path?: string; badge?: BadgeData }>({ badge, ...entry }: T) => ({
      ...entry,
      ...(badge && { badge: { ...badge, load: () => loadBadge(entry.path) } }),
    });
    return {
      ...area,
      ...(outbox && { outbox: { ...outbox, load: () => loadOutbox(area.name) } }),
      routes: routes.map(({ built, ...route }) => ({
        ...route,
        ...(built && { load: () => loadScreen(area.name, route.path) }),
      })),
      navigation: navigation.map(({ icon, items, ...section }) => ({
        ...withBadge(section),
        icon: iconOf(icon),
        ...(items && { items: items.map(withBadge) }),
      })),
    };
  });

  async function loadScreen(area: string, path: string) {
    const load = (await loadArea(area)).routes.find((route) => route.path === path)?.load;
    if (!load) throw new Error(`No screen at ${path}`);
    return load();
  }

  async function loadOutbox(area: string) {
    const { outbox } = await loadArea(area);
    if (!outbox) throw new Error(`No outbox in ${area}`);
    return outbox.load();
  }
}

/** An icon of 20 px from its outline. */
function iconOf(d: string): ComponentType {
  return () =>
    createElement(
      "svg",
      { width: 20, height: 20, viewBox: "0 0 20 20", fill: "currentColor", "aria-hidden": true },
      createElement("path", { d }),
    );
}
