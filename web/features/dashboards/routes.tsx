import { DataPie20Regular } from "@fluentui/react-icons/svg/data-pie";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const dashboards: Area = {
  name: "dashboards",
  api: true,
  routes: [
    {
      path: "/dashboards/analytics",
      title: "analytics",
      load: lazyScreen(() => import("./suite/SuiteDashboardPage.tsx")),
    },
    {
      path: "/dashboards/crm",
      title: "crm",
      lists: [{ entity: "sales", area: "pages", title: "sales", record: "/dashboards/crm?days=90&q=:title" }],
      load: lazyScreen(() => import("./crm/CrmDashboardPage.tsx"), "ecommerce"),
    },
    {
      path: "/dashboards/ecommerce",
      title: "ecommerce",
      // The words for states and categories are the shop's own.
      load: lazyScreen(() => import("./shop/ShopDashboardPage.tsx"), "ecommerce", "ecommerceOrders"),
    },
  ],
  navigation: [
    {
      group: "samples",
      icon: DataPie20Regular,
      label: "title",
      items: [
        { path: "/dashboards/analytics" },
        { path: "/dashboards/crm" },
        { path: "/dashboards/ecommerce" },
        { path: "/dashboards/logistics" },
        { path: "/dashboards/academy" },
      ],
    },
  ],
};
