import type { AreaRoute } from "#web/lib/navigation/area.ts";

export const pagesRoutes: AreaRoute[] = [
  { path: "/pages/dialog-examples", title: "dialogs" },
  { path: "/pages/icons", title: "icons" },
  { path: "/pages/typography", title: "typography" },
];
