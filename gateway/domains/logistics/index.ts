import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { resolvers as fleetResolvers } from "./fleet/resolvers.ts";
import { migrations } from "./vehicles/repository.ts";
import { resolvers, search } from "./vehicles/resolvers.ts";
import { routes } from "./vehicles/rest.ts";
import { seedVehicles } from "./vehicles/rules.ts";

export const logistics: Entity<Resolvers>[] = [
  {
    name: "logistics/vehicles",
    resolvers,
    search,
    routes,
    migrations,
    sample: { kind: "rows", table: "logistics_vehicles", fill: seedVehicles },
  },
  { name: "logistics/fleet", resolvers: fleetResolvers },
];
