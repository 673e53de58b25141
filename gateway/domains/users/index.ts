import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { migrations as permissionMigrations } from "./permissions/repository.ts";
import { resolvers as permissionResolvers, search as permissionSearch } from "./permissions/resolvers.ts";
import { routes as permissionRoutes } from "./permissions/rest.ts";
import { seedPermissions } from "./permissions/rules.ts";
import { migrations as roleMigrations } from "./roles/repository.ts";
import { resolvers as roleResolvers } from "./roles/resolvers.ts";
import { seedRoles } from "./roles/rules.ts";
import { migrations as accountMigrations } from "./userAccounts/repository.ts";
import { resolvers as accountResolvers } from "./userAccounts/resolvers.ts";
import { seedAccounts } from "./userAccounts/rules.ts";
import { administratorRemains } from "./users/guards.ts";
import { migrations } from "./users/migrations.ts";
import { resolvers, search } from "./users/resolvers.ts";
import { routes } from "./users/rest.ts";
import { seedUsers } from "./users/rules.ts";

export const users: Entity<Resolvers>[] = [
  {
    name: "users/users",
    resolvers,
    search,
    routes,
    migrations,
    invariant: administratorRemains,
    sample: { kind: "rows", table: "users_users", fill: seedUsers },
  },
  {
    name: "users/userAccounts",
    resolvers: accountResolvers,
    migrations: accountMigrations,
    sample: { kind: "rows", table: "users_accounts", fill: seedAccounts },
  },
  {
    name: "users/permissions",
    resolvers: permissionResolvers,
    search: permissionSearch,
    routes: permissionRoutes,
    migrations: permissionMigrations,
    sample: { kind: "rows", table: "users_permissions", fill: seedPermissions },
  },
  {
    name: "users/roles",
    resolvers: roleResolvers,
    migrations: roleMigrations,
    sample: { kind: "rows", table: "users_roles", fill: seedRoles },
  },
];
