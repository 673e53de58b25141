import { Receipt20Regular } from "@fluentui/react-icons/svg/receipt";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const orders: Area = {
  name: "orders",
  routes: [
    {
      path: "/order/list",
      title: "orders",
      content: "fill",
      load: lazyScreen(() => import("./orders/OrderListPage.tsx")),
    },
    {
      path: "/order/details/:id",
      title: "order",
      activeNav: "/order/list",
      load: lazyScreen(() => import("./orders/OrderDetailPage.tsx")),
    },
  ],
  navigation: [{ group: "billing", icon: Receipt20Regular, label: "orders", path: "/order/list" }],
};
