import { accounts } from "../features/accounts/routes.tsx";
import { develop } from "../features/develop/routes.tsx";
import { ecommerce } from "../features/ecommerce/routes.tsx";
import type { Area } from "../lib/area.ts";
import { devToolsOn } from "../lib/devTools.ts";

const all: Area[] = [accounts, ecommerce, develop];

/** The areas of the console, in the order of the navigation; developer screens only where the gateway shows them. */
export function areasHere(): Area[] {
  const on = devToolsOn();
  return all.map(({ name, routes, navigation }) => ({
    name,
    routes: routes.filter(({ devTools = false }) => on || !devTools),
    navigation: navigation.filter(({ devTools = false }) => on || !devTools),
  }));
}
