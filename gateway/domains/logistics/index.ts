import type { Entity } from "../../platform/entity.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { migrations } from "./vehicles/repository.ts";
import { resolvers } from "./vehicles/resolvers.ts";
import { routes } from "./vehicles/rest.ts";
import { fillVehicles } from "./vehicles/rules.ts";

export const logistics: Entity<Resolvers>[] = [
  {
    name: "logistics/vehicles", resolvers, routes, migrations,
    sample: { kind: "rows", table: "logistics_vehicles", fill: fillVehicles },
  },
];
