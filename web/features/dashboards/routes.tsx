import { DataPie20Regular } from "@fluentui/react-icons/svg/data-pie";
import type { Area } from "../../lib/area.ts";
import { loadTexts } from "../../lib/i18n.ts";

export const dashboards: Area = {
  name: "dashboards",
  api: true,
  routes: [
    { path: "/dashboards/analytics", title: "analytics" },
    { path: "/dashboards/crm", title: "crm" },
    {
      path: "/dashboards/ecommerce",
      title: "ecommerce",
      load: async () => {
        // The words for states and categories are the shop's own.
        const [{ ShopDashboardPage, preloadShopDashboard }] = await Promise.all([import("./shop/ShopDashboardPage.tsx"), loadTexts("ecommerce", "ecommerceOrders")]);
        return { Page: ShopDashboardPage, preload: preloadShopDashboard };
      },
    },
    { path: "/dashboards/logistics", title: "logistics" },
    { path: "/dashboards/academy", title: "academy" },
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
