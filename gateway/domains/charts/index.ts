import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { migrations as chartMigrations } from "./charts/migrations.ts";
import { resolvers as chartResolvers } from "./charts/resolvers.ts";
import { migrations as releaseMigrations } from "./releases/migrations.ts";
import { resolvers as releaseResolvers } from "./releases/resolvers.ts";
import { jobs as releaseJobs } from "./releases/running.ts";
import { migrations as versionMigrations } from "./versions/migrations.ts";
import { resolvers as versionResolvers } from "./versions/resolvers.ts";

export const charts: Entity<Resolvers>[] = [
  { name: "charts/charts", resolvers: chartResolvers, migrations: chartMigrations },
  {
    name: "charts/versions",
    resolvers: versionResolvers,
    migrations: versionMigrations,
    sample: {
      kind: "accounts",
      table: "charts_versions",
      furtherTables: ["charts_charts"],
      fill: async (...given) => (await import("./versions/sample.ts")).seedCharts(...given),
    },
  },
  {
    name: "charts/releases",
    resolvers: releaseResolvers,
    migrations: releaseMigrations,
    jobs: releaseJobs,
  },
];
