import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { migrations as alertMigrations } from "./alerts/repository.ts";
import { resolvers as alertResolvers } from "./alerts/resolvers.ts";
import { watch } from "./alerts/watch.ts";
import { resolvers as clockResolvers } from "./clock/resolvers.ts";
import { resolvers as healthResolvers } from "./health/resolvers.ts";
import { sampler } from "./health/sampler.ts";
import { resolvers as journalResolvers } from "./journal/resolvers.ts";
import { routes as journalRoutes } from "./journal/rest.ts";
import { resolvers as sandboxResolvers } from "./sandboxes/resolvers.ts";
import { routes as sandboxRoutes } from "./sandboxes/rest.ts";
import { resolvers as snapshotResolvers } from "./snapshots/resolvers.ts";
import { routes as snapshotRoutes } from "./snapshots/rest.ts";
import { migrations as faultRuleMigrations } from "./faultRules/repository.ts";
import { resolvers as faultRuleResolvers } from "./faultRules/resolvers.ts";
import { routes as faultRuleRoutes } from "./faultRules/rest.ts";

export const develop: Entity<Resolvers>[] = [
  { name: "develop/sandboxes", resolvers: sandboxResolvers, routes: sandboxRoutes },
  { name: "develop/snapshots", resolvers: snapshotResolvers, routes: snapshotRoutes },
  {
    name: "develop/faultRules",
    resolvers: faultRuleResolvers,
    routes: faultRuleRoutes,
    migrations: faultRuleMigrations,
  },
  { name: "develop/clock", resolvers: clockResolvers },
  { name: "develop/journal", resolvers: journalResolvers, routes: journalRoutes },
  { name: "develop/health", resolvers: healthResolvers, followers: [sampler] },
  { name: "develop/alerts", resolvers: alertResolvers, migrations: alertMigrations, followers: [watch] },
];
