import { BoxMultiple20Regular } from "@fluentui/react-icons/svg/box-multiple";
import { Tag20Regular } from "@fluentui/react-icons/svg/tag";
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
    {
      path: "/catalogue/prices",
      title: "prices",
      access: { subject: "Price" },
      load: lazyScreen(() => import("./prices/PriceListPage.tsx"), "cataloguePrices"),
    },
    {
      path: "/store/mirror/list",
      title: "images",
      content: "wide",
      load: lazyScreen(() => import("./images/ImageListPage.tsx"), "catalogueImages"),
    },
    {
      path: "/store/mirror/details/:id",
      title: "image",
      activeNav: "/store/mirror/list",
      load: lazyScreen(() => import("./images/ImageDetailPage.tsx"), "catalogueImages"),
    },
  ],
  navigation: [
    { group: "products", icon: BoxMultiple20Regular, label: "images", path: "/store/mirror/list" },
    { group: "billing", icon: Tag20Regular, label: "prices", path: "/catalogue/prices" },
  ],
};
