import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { resolvers as crmResolvers } from "./crm/resolvers.ts";
import { resolvers } from "./projects/resolvers.ts";
import { routes } from "./projects/rest.ts";
import { resolvers as shopResolvers } from "./shop/resolvers.ts";
import { routes as suiteRoutes } from "./suite/csv.ts";
import { resolvers as suiteResolvers } from "./suite/resolvers.ts";

export const dashboards: Entity<Resolvers>[] = [
  { name: "dashboards/crm", resolvers: crmResolvers },
  { name: "dashboards/projects", resolvers, routes },
  { name: "dashboards/shop", resolvers: shopResolvers },
  { name: "dashboards/suite", resolvers: suiteResolvers, routes: suiteRoutes },
];
