import type { TFunction } from "i18next";
import { matchPath } from "react-router-dom";
import type { Area, NavSection } from "../../lib/area.ts";

/** One link of the navigation, its text in the language of the moment. */
export interface NavLinkModel {
  path: string;
  label: string;
}

/** A section as it is drawn: a link, or a heading with links under it. */
export interface NavSectionModel {
  key: string;
  icon: NavSection["icon"];
  label: string;
  path?: string;
  items: NavLinkModel[];
}

/** A group of sections under one heading. */
export interface NavGroupModel {
  key: NavSection["group"];
  label: string;
  sections: NavSectionModel[];
}

const order: NavSection["group"][] = ["products", "billing", "support", "samples", "develop", "gallery"];

/** The navigation of the areas by groups; with a filter only what holds its text, a section whole when its own name does. */
export function navigationModel(areas: Area[], t: TFunction, filter = ""): NavGroupModel[] {
  const wanted = filter.trim().toLowerCase();
  const holds = (label: string) => label.toLowerCase().includes(wanted);
  const sections = areas.flatMap((area) =>
    area.navigation.map(({ group, icon, label, path, items = [] }) => ({
      group,
      key: `${area.name}.${label}`,
      icon,
      label: t(label, { ns: area.name }),
      ...(path !== undefined && { path }),
      items: items.map((item) => ({ path: item.path, label: t(item.label, { ns: area.name }) })),
    })),
  );
  const kept = sections
    .map((section) => (holds(section.label) ? section : { ...section, items: section.items.filter(({ label }) => holds(label)) }))
    .filter((section) => holds(section.label) || section.items.length > 0);
  return order
    .map((key) => ({ key, label: t(`nav.groups.${key}`), sections: kept.filter(({ group }) => group === key) }))
    .filter((group) => group.sections.length > 0);
}

/** Fetches the code of the screen behind a path, so that the click finds it there. */
export function prefetchScreen(areas: Area[], path: string): void {
  const route = areas.flatMap(({ routes }) => routes).find((candidate) => matchPath(candidate.path, path));
  route?.load().catch(() => undefined);
}
