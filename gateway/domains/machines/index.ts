import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { machinesDue } from "./controls/deadlines.ts";
import "./controls/fulfilment.ts";
import { reconciler } from "./controls/reconciler.ts";
import { resolvers as controlResolvers } from "./controls/resolvers.ts";
import { warningsDue } from "./controls/warnings.ts";
import { migrations as flavorMigrations } from "./flavors/repository.ts";
import { resolvers as flavorResolvers } from "./flavors/resolvers.ts";
import { migrations as keyPairMigrations } from "./keyPairs/repository.ts";
import { resolvers as keyPairResolvers } from "./keyPairs/resolvers.ts";
import { migrations as machineMigrations } from "./machines/migrations.ts";
import { resolvers as machineResolvers } from "./machines/resolvers.ts";
import { migrations as metricMigrations } from "./metrics/repository.ts";
import { resolvers as metricResolvers } from "./metrics/resolvers.ts";
import { sampler } from "./metrics/sampler.ts";
import { migrations as snapshotMigrations } from "./snapshots/repository.ts";
import { resolvers as snapshotResolvers } from "./snapshots/resolvers.ts";

export const machines: Entity<Resolvers>[] = [
  { name: "machines/flavors", resolvers: flavorResolvers, migrations: flavorMigrations },
  { name: "machines/keyPairs", resolvers: keyPairResolvers, migrations: keyPairMigrations },
  {
    name: "machines/machines",
    states: { table: "machines_machines", column: "state" },
    resolvers: machineResolvers,
    migrations: machineMigrations,
    sample: {
      kind: "accounts",
      table: "machines_machines",
      furtherTables: ["machines_snapshots", "machines_operations", "machines_simulated_guests"],
      fill: async (...given) => (await import("./controls/sample.ts")).seedMachines(...given),
    },
  },
  { name: "machines/snapshots", resolvers: snapshotResolvers, migrations: snapshotMigrations },
  {
    name: "machines/controls",
    resolvers: controlResolvers,
    deadlines: [machinesDue, warningsDue],
    followers: [reconciler],
  },
  {
    name: "machines/metrics",
    resolvers: metricResolvers,
    migrations: metricMigrations,
    followers: [sampler],
    sample: {
      kind: "accounts",
      table: "machines_metrics",
      fill: async (...given) => (await import("./metrics/sample.ts")).seedMetrics(...given),
    },
  },
];
