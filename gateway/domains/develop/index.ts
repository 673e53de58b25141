import type { Entity } from "../../platform/entity.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { resolvers as journalResolvers } from "./journal/resolvers.ts";
import { routes as journalRoutes } from "./journal/rest.ts";
import { resolvers as sandboxResolvers } from "./sandboxes/resolvers.ts";
import { routes as sandboxRoutes } from "./sandboxes/rest.ts";
import { resolvers as snapshotResolvers } from "./snapshots/resolvers.ts";
import { routes as snapshotRoutes } from "./snapshots/rest.ts";
import { migrations as troubleRuleMigrations } from "./troubleRules/repository.ts";
import { resolvers as troubleRuleResolvers } from "./troubleRules/resolvers.ts";
import { routes as troubleRuleRoutes } from "./troubleRules/rest.ts";

export const develop: Entity<Resolvers>[] = [
  { name: "develop/sandboxes", resolvers: sandboxResolvers, routes: sandboxRoutes },
  { name: "develop/snapshots", resolvers: snapshotResolvers, routes: snapshotRoutes },
  { name: "develop/troubleRules", resolvers: troubleRuleResolvers, routes: troubleRuleRoutes, migrations: troubleRuleMigrations },
  { name: "develop/journal", resolvers: journalResolvers, routes: journalRoutes },
];
