import { Window20Regular } from "@fluentui/react-icons/svg/window";
import type { TFunction } from "i18next";
import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import type { Area } from "#web/lib/navigation/area.ts";
import type { Session } from "#web/lib/session/session.ts";
import { defaultAccess, mayEnter } from "#web/app/routing/guard.ts";
import { titleKey } from "#web/lib/navigation/screenHandle.ts";
import { navigationModel } from "#web/app/navigation/navigationModel.ts";

/** A screen that somebody may go to, in words. */
export interface Screen {
  path: string;
  label: string;
  /** Where it belongs, or which record it shows. */
  detail: string;
  icon: ComponentType;
}

/** What the screens are made of. */
export interface ScreenSource {
  areas: Area[];
  t: TFunction;
  session: Session | null;
}

const pathOnly = (path: string): string => path.replace(/[?#].*$/, "");

/** The route behind a path, one that is spelled out before one with parameters. */
function routeAt(areas: Area[], path: string) {
  const all = areas
    .flatMap((area) =>
      area.routes.map((route) => ({ area, route, match: matchPath(route.path, pathOnly(path)) })),
    )
    .filter(({ match }) => match);
  return all.find(({ route }) => !/[:*]/.test(route.path)) ?? all[0];
}

/** All screens of the console that need nothing more than their path: those of the navigation, then the others. */
export function screensOf({ areas, t, session }: ScreenSource): Screen[] {
  const linked = navigationModel(areas, t).flatMap((group) =>
    group.sections.flatMap(({ icon, label, path, items }) => [
      ...(path === undefined ? [] : [{ path, label, detail: group.label, icon }]),
      ...items.map((item) => ({ path: item.path, label: item.label, detail: label, icon })),
    ]),
  );
  const known = new Set(linked.map(({ path }) => path));
  const others = areas.flatMap((area) =>
    area.routes
      .filter(
        ({ path, layout, access = defaultAccess, redirectTo }) =>
          !known.has(path) &&
          !/[:*]/.test(path) &&
          layout !== "blank" &&
          redirectTo === undefined &&
          mayEnter(access, session),
      )
      .map(({ path, title, activeNav }) => {
        const near = linked.find((one) => one.path === activeNav);
        return {
          path,
          label: t(titleKey(area.name, title)),
          detail: near?.detail ?? "",
          icon: near?.icon ?? Window20Regular,
        };
      }),
  );
  return [...linked, ...others];
}

/** The screen at a path that may carry a record's identifier and a search; undefined where there is none for this person. */
export function screenAt(source: ScreenSource, screens: readonly Screen[], path: string): Screen | undefined {
  const exact = screens.find((screen) => screen.path === pathOnly(path));
  if (exact) return { ...exact, path };
  const at = routeAt(source.areas, path);
  if (
    !at?.match ||
    at.route.layout === "blank" ||
    !mayEnter(at.route.access ?? defaultAccess, source.session)
  )
    return undefined;
  const near = screens.find((screen) => screen.path === at.route.activeNav);
  const record = Object.values(at.match.params).filter(Boolean).join(" · ");
  return {
    path,
    label: source.t(titleKey(at.area.name, at.route.title)),
    detail: record || (near?.detail ?? ""),
    icon: near?.icon ?? Window20Regular,
  };
}
