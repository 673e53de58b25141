import type { AreaRoute } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const pagesRoutes: AreaRoute[] = [
  {
    path: "/pages/dialog-examples",
    title: "dialogs",
    load: lazyScreen(() => import("./DialogExamplesPage.tsx"), "galleryDemos", "galleryCards", "form"),
  },
  {
    path: "/pages/icons",
    title: "icons",
    load: lazyScreen(() => import("./icons/IconsPage.tsx"), "galleryCards"),
  },
  {
    path: "/pages/typography",
    title: "typography",
    load: lazyScreen(() => import("./TypographyPage.tsx"), "galleryDemos", "galleryCards"),
  },
];
