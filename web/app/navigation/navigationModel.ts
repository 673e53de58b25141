import type { TFunction } from "i18next";
import { matchPath } from "react-router-dom";
import type { Area, AreaRoute, NavBadge, NavItem, NavSection } from "#web/lib/navigation/area.ts";
import { titleKey } from "#web/lib/navigation/screenHandle.ts";
import { sessionStore } from "#web/lib/session/session.ts";
import { defaultAccess, mayEnter } from "#web/app/routing/guard.ts";

/** One link of the navigation, its text in the language of the moment. */
export interface NavLinkModel {
  path: string;
  label: string;
  badge?: NavBadge;
}

/** A section as it is drawn: a link, or a heading with links under it. */
export interface NavSectionModel {
  key: string;
  icon: NavSection["icon"];
  label: string;
  path?: string;
  badge?: NavBadge;
  items: NavLinkModel[];
}

/** The numbers of a section and of what is under it. */
export const badgesOf = ({ badge, items }: NavSectionModel): NavBadge[] =>
  [badge, ...items.map((item) => item.badge)].filter((one) => one !== undefined);

/** A group of sections under one heading. */
export interface NavGroupModel {
  key: NavSection["group"];
  label: string;
  sections: NavSectionModel[];
}

const order: NavSection["group"][] = ["home", "products", "billing", "support", "samples", "gallery"];

/**
 * The navigation of the areas by groups, without what the viewer may not enter; with a filter only what holds its text, a
 * section whole when its own name does.
 */
export function navigationModel(
  areas: Area[],
  t: TFunction,
  filter = "",
  session = sessionStore.get(),
): NavGroupModel[] {
  const wanted = filter.trim().toLowerCase();
  const holds = (label: string) => label.toLowerCase().includes(wanted);
  const sections = areas.flatMap((area) => {
    const say = (key: string) => t(titleKey(area.name, key));
    const link = ({ path, label, badge }: NavItem): NavLinkModel[] => {
      const here = [area, ...areas];
      const owner =
        here.find((one) => routeNamed(one, path)) ?? here.find((one) => routeAt(one, path)) ?? area;
      const route = routeAt(owner, path);
      if (route && !mayEnter(route.access ?? defaultAccess, session)) return [];
      return [
        {
          path,
          // Most links lie under a folded heading: their names are looked up once they are drawn or sought.
          get label() {
            return label === undefined ? t(titleKey(owner.name, route?.title ?? "")) : say(label);
          },
          ...(badge && { badge: { ...badge, label: titleKey(area.name, badge.label) } }),
        },
      ];
    };
    return area.navigation.flatMap(
      ({ group, icon, label, path, badge, items = [] }): (NavSectionModel & Pick<NavSection, "group">)[] => {
        const key = `${area.name}.${label}`;
        if (path === undefined) {
          const links = items.flatMap(link);
          return links.length > 0 ? [{ group, key, icon, label: say(label), items: links }] : [];
        }
        return link({ path, label, ...(badge && { badge }) }).map((own) => ({
          group,
          key,
          icon,
          ...own,
          items: [],
        }));
      },
    );
  });
  const kept = sections
    .map((section) =>
      holds(section.label)
        ? section
        : { ...section, items: section.items.filter(({ label }) => holds(label)) },
    )
    .filter((section) => holds(section.label) || section.items.length > 0);
  return order
    .map((key) => ({
      key,
      label: key === "home" ? "" : t(`nav.groups.${key}`),
      sections: kept.filter(({ group }) => group === key),
    }))
    .filter((group) => group.sections.length > 0);
}

const takesAnyWord = /[:*]/;

const routeNamed = ({ routes }: Area, path: string): AreaRoute | undefined =>
  routes.find((route) => route.path === path);

/** The route of the area that a path leads to; the one without parameters before one with. */
export const routeAt = (area: Area, path: string): AreaRoute | undefined =>
  routeNamed(area, path) ??
  area.routes.find((route) => takesAnyWord.test(route.path) && matchPath(route.path, path) !== null);
