import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { domainsDue } from "./domains/deadlines.ts";
import { migrations as domainMigrations } from "./domains/migrations.ts";
import { resolvers as domainResolvers } from "./domains/resolvers.ts";
import { migrations as suffixMigrations } from "./suffixes/repository.ts";
import { resolvers as suffixResolvers } from "./suffixes/resolvers.ts";
import { seedSuffixes } from "./suffixes/rules.ts";
import { migrations as zoneMigrations } from "./zones/migrations.ts";
import { jobs as zoneJobs } from "./zones/publishing.ts";
import { resolvers as zoneResolvers } from "./zones/resolvers.ts";

export const domains: Entity<Resolvers>[] = [
  {
    name: "domains/suffixes",
    resolvers: suffixResolvers,
    migrations: suffixMigrations,
    sample: { kind: "accounts", table: "domains_suffixes", fill: seedSuffixes },
  },
  {
    name: "domains/domains",
    resolvers: domainResolvers,
    migrations: domainMigrations,
    deadlines: [domainsDue],
    sample: {
      kind: "accounts",
      table: "domains_domains",
      furtherTables: ["domains_zones", "domains_zone_versions"],
      fill: async (...given) => (await import("./zones/sample.ts")).seedDomains(...given),
    },
  },
  { name: "domains/zones", resolvers: zoneResolvers, migrations: zoneMigrations, jobs: zoneJobs },
];
