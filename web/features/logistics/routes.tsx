import { VehicleShip20Regular } from "@fluentui/react-icons/svg/vehicle-ship";
import type { Area } from "#web/lib/navigation/area.ts";

export const logistics: Area = {
  name: "logistics",
  api: true,
  routes: [
    { path: "/apps/logistics/dashboard", title: "dashboard" },
    { path: "/apps/logistics/fleet", title: "fleet", content: "fill", lists: [{ entity: "vehicles" }] },
  ],
  navigation: [
    {
      group: "samples",
      icon: VehicleShip20Regular,
      label: "title",
      items: [{ path: "/apps/logistics/dashboard" }, { path: "/apps/logistics/fleet" }],
    },
  ],
};
