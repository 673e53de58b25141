import { BoxMultiple20Regular } from "@fluentui/react-icons/svg/box-multiple";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const catalogue: Area = {
  name: "catalogue",
  routes: [
    {
      path: "/pages/pricing",
      title: "pricing",
      load: lazyScreen(() => import("./plans/PricingPage.tsx")),
    },
    { path: "/store/mirror/list", title: "images", content: "fill" },
    { path: "/store/mirror/details/:id", title: "image", activeNav: "/store/mirror/list" },
  ],
  navigation: [
    { group: "products", icon: BoxMultiple20Regular, label: "images", path: "/store/mirror/list" },
  ],
};
