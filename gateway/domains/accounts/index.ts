import type { Entity } from "../../platform/entity.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { migrations as sessionMigrations } from "./sessions/repository.ts";
import { resolvers as sessionResolvers } from "./sessions/resolvers.ts";
import { routes as sessionRoutes } from "./sessions/rest.ts";
import { migrations as userMigrations } from "./users/repository.ts";
import { resolvers as userResolvers } from "./users/resolvers.ts";
import { fillUsers } from "./users/rules.ts";

export const accounts: Entity<Resolvers>[] = [
  {
    name: "accounts/users", resolvers: userResolvers, migrations: userMigrations,
    sample: { kind: "accounts", table: "accounts_users", fill: fillUsers },
  },
  { name: "accounts/sessions", resolvers: sessionResolvers, routes: sessionRoutes, migrations: sessionMigrations },
];
