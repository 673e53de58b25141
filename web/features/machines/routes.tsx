import { Server20Regular } from "@fluentui/react-icons/svg/server";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const machines: Area = {
  name: "machines",
  routes: [
    {
      path: "/product/lcv/list",
      title: "servers",
      content: "fill",
      load: lazyScreen(() => import("./machines/list/MachineListPage.tsx"), "machinesMachines"),
    },
    {
      path: "/product/lcv/buy",
      title: "serverBuy",
      activeNav: "/product/lcv/list",
      load: lazyScreen(
        () => import("./machines/buy/MachineBuyPage.tsx"),
        "form",
        "machinesMachines",
        "machinesFlavors",
        "machinesKeyPairs",
      ),
    },
    {
      path: "/product/lcv/panel/:id",
      title: "server",
      activeNav: "/product/lcv/list",
      content: "wide",
      load: lazyScreen(
        () => import("./machines/panel/MachinePanelPage.tsx"),
        "machinesMachines",
        "machinesControls",
      ),
    },
  ],
  navigation: [{ group: "products", icon: Server20Regular, label: "servers", path: "/product/lcv/list" }],
};
