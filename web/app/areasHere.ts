import type { Area } from "#web/lib/navigation/area.ts";
import { devToolsOn } from "#web/lib/devTools.ts";
import { readAreas } from "./areas.ts";

/** The areas of the console, in the order of the navigation; developer screens only where the gateway shows them. */
export async function areasHere(): Promise<Area[]> {
  const shown = ({ devTools = false }) => devToolsOn() || !devTools;
  return (await readAreas()).map((area) => ({
    ...area,
    routes: area.routes.filter(shown),
    navigation: area.navigation
      .filter(shown)
      .map((section) => ({ ...section, ...(section.items && { items: section.items.filter(shown) }) })),
  }));
}
