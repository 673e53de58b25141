import type { AreaRoute } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const extensionsRoutes: AreaRoute[] = [
  {
    path: "/extensions/swiper",
    title: "extensions.swiper",
    load: lazyScreen(() => import("./SwiperPage.tsx"), "galleryDemos", "galleryCharts"),
  },
  {
    path: "/extensions/tour",
    title: "extensions.tour",
    load: lazyScreen(() => import("./TourPage.tsx"), "galleryDemos", "galleryCharts"),
  },
];
