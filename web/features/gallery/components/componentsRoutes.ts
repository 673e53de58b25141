import type { AreaRoute } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const componentsRoutes: AreaRoute[] = [
  {
    path: "/components/alert",
    title: "components.alert",
    load: lazyScreen(() => import("./AlertPage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/animated-wrapper",
    title: "components.animated-wrapper",
    load: lazyScreen(() => import("./AnimatedWrapperPage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/avatar",
    title: "components.avatar",
    load: lazyScreen(() => import("./AvatarPage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/badge",
    title: "components.badge",
    load: lazyScreen(() => import("./BadgePage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/button",
    title: "components.button",
    load: lazyScreen(() => import("./ButtonPage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/chip",
    title: "components.chip",
    load: lazyScreen(() => import("./ChipPage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/dialog",
    title: "components.dialog",
    load: lazyScreen(() => import("./DialogPage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/expansion-panel",
    title: "components.expansion-panel",
    load: lazyScreen(() => import("./ExpansionPanelPage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/FadeTransition",
    title: "components.FadeTransition",
    load: lazyScreen(() => import("./FadeTransitionPage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/JsonSchemaForm",
    title: "components.JsonSchemaForm",
    load: lazyScreen(() => import("./JsonSchemaFormPage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/list",
    title: "components.list",
    load: lazyScreen(() => import("./ListPage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/menu",
    title: "components.menu",
    load: lazyScreen(() => import("./MenuPage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/pagination",
    title: "components.pagination",
    load: lazyScreen(() => import("./PaginationPage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/progress-circular",
    title: "components.progress-circular",
    load: lazyScreen(() => import("./ProgressCircularPage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/progress-linear",
    title: "components.progress-linear",
    load: lazyScreen(() => import("./ProgressLinearPage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/snackbar",
    title: "components.snackbar",
    load: lazyScreen(() => import("./SnackbarPage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/tabs",
    title: "components.tabs",
    load: lazyScreen(() => import("./TabsPage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/timeline",
    title: "components.timeline",
    load: lazyScreen(() => import("./TimelinePage.tsx"), "galleryDemos", "galleryComponents"),
  },
  {
    path: "/components/tooltip",
    title: "components.tooltip",
    load: lazyScreen(() => import("./TooltipPage.tsx"), "galleryDemos", "galleryComponents"),
  },
];
