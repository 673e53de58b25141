import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { migrations as appMigrations } from "./apps/migrations.ts";
import { resolvers as appResolvers, search as appSearch } from "./apps/resolvers.ts";
import { bindingsDue, jobs as bindingJobs } from "./bindings/checking.ts";
import { migrations as certificateMigrations } from "./bindings/certificateRepository.ts";
import { migrations as bindingMigrations } from "./bindings/repository.ts";
import { resolvers as bindingResolvers } from "./bindings/resolvers.ts";
import { appsDue } from "./controls/deadlines.ts";
import "./controls/fulfilment.ts";
import { reconciler } from "./controls/reconciler.ts";
import { resolvers as controlResolvers } from "./controls/resolvers.ts";
import { migrations as cronMigrations } from "./cronJobs/repository.ts";
import { resolvers as cronResolvers } from "./cronJobs/resolvers.ts";
import { cronRunner } from "./cronJobs/runner.ts";
import { migrations as deploymentMigrations } from "./deployments/migrations.ts";
import { resolvers as deploymentResolvers } from "./deployments/resolvers.ts";
import { resolvers as environmentResolvers } from "./environments/resolvers.ts";
import { resolvers as logResolvers } from "./logs/resolvers.ts";
import { routes as logRoutes } from "./logs/rest.ts";
import { migrations as metricMigrations } from "./metrics/repository.ts";
import { resolvers as metricResolvers } from "./metrics/resolvers.ts";
import { sampler } from "./metrics/sampler.ts";
import { migrations as podMigrations } from "./pods/migrations.ts";
import { resolvers as podResolvers } from "./pods/resolvers.ts";
import { resolvers as specResolvers } from "./specs/resolvers.ts";
import { resolvers as volumeResolvers } from "./volumes/resolvers.ts";

export const hosting: Entity<Resolvers>[] = [
  { name: "hosting/specs", resolvers: specResolvers },
  {
    name: "hosting/apps",
    states: { table: "hosting_apps", column: "phase" },
    resolvers: appResolvers,
    search: appSearch,
    migrations: appMigrations,
    sample: {
      kind: "accounts",
      table: "hosting_apps",
      furtherTables: ["hosting_deployments", "hosting_revisions", "hosting_events"],
      fill: async (...given) => (await import("./controls/sample.ts")).seedApps(...given),
    },
  },
  {
    name: "hosting/bindings",
    resolvers: bindingResolvers,
    migrations: { ...bindingMigrations, ...certificateMigrations },
    jobs: bindingJobs,
    deadlines: [bindingsDue],
  },
  { name: "hosting/pods", resolvers: podResolvers, migrations: podMigrations },
  { name: "hosting/logs", resolvers: logResolvers, routes: logRoutes },
  {
    name: "hosting/metrics",
    resolvers: metricResolvers,
    migrations: metricMigrations,
    followers: [sampler],
    sample: {
      kind: "accounts",
      table: "hosting_metrics",
      fill: async (...given) => (await import("./metrics/sample.ts")).seedMetrics(...given),
    },
  },
  { name: "hosting/deployments", resolvers: deploymentResolvers, migrations: deploymentMigrations },
  { name: "hosting/controls", resolvers: controlResolvers, deadlines: [appsDue], followers: [reconciler] },
  { name: "hosting/environments", resolvers: environmentResolvers },
  { name: "hosting/volumes", resolvers: volumeResolvers },
  {
    name: "hosting/cronJobs",
    resolvers: cronResolvers,
    migrations: cronMigrations,
    followers: [cronRunner],
    sample: {
      kind: "accounts",
      table: "hosting_cron_jobs",
      furtherTables: ["hosting_cron_runs"],
      fill: async (...given) => (await import("./cronJobs/sample.ts")).seedCronJobs(...given),
    },
  },
];
