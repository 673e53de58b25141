import { AppFolder20Regular } from "@fluentui/react-icons/svg/app-folder";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const hosting: Area = {
  name: "hosting",
  routes: [
    {
      path: "/product/las/list",
      title: "apps",
      content: "wide",
      lists: [{ entity: "apps", record: "/product/las/apps/:id" }],
      load: lazyScreen(() => import("./apps/list/AppListPage.tsx"), "hostingApps"),
    },
    {
      path: "/product/las/buy",
      title: "appBuy",
      activeNav: "/product/las/list",
      load: lazyScreen(() => import("./apps/buy/AppBuyPage.tsx"), "form", "hostingApps", "hostingControls"),
    },
    {
      path: "/product/las/apps/:id",
      title: "app",
      activeNav: "/product/las/list",
      load: lazyScreen(() => import("./apps/detail/AppDetailPage.tsx"), "hostingApps", "hostingDeployments"),
    },
    {
      path: "/product/las/panel/:id",
      title: "panel",
      activeNav: "/product/las/list",
      load: lazyScreen(
        () => import("./pods/panel/PanelPage.tsx"),
        "hostingPods",
        "hostingApps",
        "hostingDeployments",
      ),
    },
    {
      path: "/product/las/panel/DomainManagement",
      title: "domainManagement",
      activeNav: "/product/las/list",
      load: lazyScreen(() => import("./apps/domains/DomainManagementPage.tsx"), "hostingBindings"),
    },
    {
      path: "/product/las/terminal/:podName",
      title: "terminal",
      activeNav: "/product/las/list",
      content: "fill",
      load: lazyScreen(() => import("./pods/terminal/TerminalPage.tsx"), "hostingPods"),
    },
  ],
  navigation: [{ group: "products", icon: AppFolder20Regular, label: "apps", path: "/product/las/list" }],
};
