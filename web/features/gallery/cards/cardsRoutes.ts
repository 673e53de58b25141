import type { AreaRoute } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const cardsRoutes: AreaRoute[] = [
  {
    path: "/pages/cards/card-basic",
    title: "cards.card-basic",
    load: lazyScreen(() => import("./CardBasicPage.tsx"), "galleryDemos", "galleryCards"),
  },
  {
    path: "/pages/cards/card-advance",
    title: "cards.card-advance",
    load: lazyScreen(() => import("./CardAdvancePage.tsx"), "galleryDemos", "galleryCards"),
  },
  {
    path: "/pages/cards/card-statistics",
    title: "cards.card-statistics",
    load: lazyScreen(() => import("./CardStatisticsPage.tsx"), "galleryDemos", "galleryCards"),
  },
  {
    path: "/pages/cards/card-actions",
    title: "cards.card-actions",
    load: lazyScreen(() => import("./CardActionsPage.tsx"), "galleryDemos", "galleryCards"),
  },
  {
    path: "/pages/cards/card-widgets",
    title: "cards.card-widgets",
    load: lazyScreen(() => import("./CardWidgetsPage.tsx"), "galleryDemos", "galleryCards"),
  },
];
