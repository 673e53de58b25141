import type { AreaRoute } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const tablesRoutes: AreaRoute[] = [
  {
    path: "/tables/data-table",
    title: "tables.data-table",
    load: lazyScreen(() => import("./DataTablePage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/tables/simple-table",
    title: "tables.simple-table",
    load: lazyScreen(() => import("./SimpleTablePage.tsx"), "galleryDemos", "galleryForms"),
  },
];
