import { VehicleShip20Regular } from "@fluentui/react-icons/svg/vehicle-ship";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";
import { figuresPath, fleetPath, overviewPath, vehiclePattern } from "./shared/fleetPaths.ts";

const load = lazyScreen(() => import("./vehicles/VehicleListPage.tsx"), "logisticsVehicles");

export const logistics: Area = {
  name: "logistics",
  api: true,
  routes: [
    { path: overviewPath, title: "dashboard", content: "wide", load },
    {
      path: fleetPath,
      title: "fleet",
      content: "fill",
      lists: [{ entity: "vehicles", record: vehiclePattern }],
      load: lazyScreen(() => import("./fleet/FleetPage.tsx"), "logisticsVehicles"),
    },
    { path: figuresPath, title: "figures", content: "wide", load },
  ],
  navigation: [
    {
      group: "samples",
      icon: VehicleShip20Regular,
      label: "title",
      items: [{ path: overviewPath }, { path: fleetPath }],
    },
  ],
};
