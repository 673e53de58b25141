import type { AreaRoute } from "#web/lib/navigation/area.ts";

export const extensionsRoutes: AreaRoute[] = [
  { path: "/extensions/swiper", title: "extensions.swiper" },
  { path: "/extensions/tour", title: "extensions.tour" },
];
