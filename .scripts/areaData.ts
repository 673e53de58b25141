import { createHash } from "node:crypto";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";
import type { AreaData } from "../web/app/areaData.ts";
import type { Area, NavBadge } from "../web/lib/navigation/area.ts";

const web = join(import.meta.dirname, "../web");

/**
 * Writes the areas' declarations as data: their routes, their navigation, the outlines of their icons. The scripts keep
 * the code of the screens, each area's in a chunk of its own that comes with the first visit.
 */
export function areaData(): Plugin {
  let source = "";
  let fileName = "";
  return {
    name: "area-data",
    apply: "build",
    enforce: "pre",
    async config() {
      source = JSON.stringify((await readAreas()).map(dataOf));
      fileName = `assets/areas-${createHash("sha256").update(source).digest("base64url").slice(0, 8)}.json`;
      return { define: { "import.meta.env.VITE_AREAS": JSON.stringify(`/${fileName}`) } };
    },
    resolveId: (id, from) =>
      id === "./areas.ts" && from?.endsWith("/web/app/areasHere.ts") ? join(web, "app/builtAreas.ts") : null,
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source });
    },
    // Asked for with the first script, so that nothing waits for it.
    transformIndexHtml: () => [
      {
        tag: "link",
        attrs: { rel: "preload", as: "fetch", href: `/${fileName}`, crossorigin: true },
        injectTo: "head",
      },
    ],
  };
}

let areas: Promise<Area[]> | undefined;

/** The areas as they are declared. */
export function readAreas(): Promise<Area[]> {
  areas ??= runnerImport<{ readAreas: () => Promise<Area[]> }>("./app/areas.ts", {
    root: web,
    logLevel: "error",
  }).then(({ module }) => module.readAreas());
  return areas;
}

/** An area without its code. */
export function dataOf({ routes, navigation, outbox, ...area }: Area): AreaData {
  return {
    ...area,
    ...(outbox && { outbox: { key: outbox.key } }),
    routes: routes.map(({ load, ...route }) => ({ ...route, ...(load && { built: true }) })),
    navigation: navigation.map(({ icon, items, badge, ...section }) => ({
      ...section,
      icon: outlineOf(renderToStaticMarkup(createElement(icon))),
      ...(items && {
        items: items.map(({ badge: own, ...item }) => ({ ...item, ...(own && { badge: withoutCode(own) }) })),
      }),
      ...(badge && { badge: withoutCode(badge) }),
    })),
  };
}

const withoutCode = ({ tone, label }: NavBadge) => ({ tone, label });

function outlineOf(markup: string): string {
  const outlines = [...markup.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  if (outlines.length === 0) throw new Error(`No outline in ${markup}`);
  return outlines.join("");
}
