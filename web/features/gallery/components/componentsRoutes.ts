import type { AreaRoute } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const componentsRoutes: AreaRoute[] = [
  {
    path: "/components/alert",
    title: "components.alert",
    load: lazyScreen(() => import("./AlertPage.tsx"), "galleryDemos", "galleryComponents"),
  },
  { path: "/components/animated-wrapper", title: "components.animated-wrapper" },
  { path: "/components/avatar", title: "components.avatar" },
  { path: "/components/badge", title: "components.badge" },
  { path: "/components/button", title: "components.button" },
  { path: "/components/chip", title: "components.chip" },
  { path: "/components/dialog", title: "components.dialog" },
  { path: "/components/expansion-panel", title: "components.expansion-panel" },
  { path: "/components/FadeTransition", title: "components.FadeTransition" },
  { path: "/components/JsonSchemaForm", title: "components.JsonSchemaForm" },
  { path: "/components/list", title: "components.list" },
  { path: "/components/menu", title: "components.menu" },
  { path: "/components/pagination", title: "components.pagination" },
  { path: "/components/progress-circular", title: "components.progress-circular" },
  { path: "/components/progress-linear", title: "components.progress-linear" },
  { path: "/components/snackbar", title: "components.snackbar" },
  { path: "/components/tabs", title: "components.tabs" },
  { path: "/components/timeline", title: "components.timeline" },
  { path: "/components/tooltip", title: "components.tooltip" },
];
