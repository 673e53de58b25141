import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { migrations as dealMigrations } from "./deals/repository.ts";
import { resolvers as dealResolvers } from "./deals/resolvers.ts";
import { seedDeals } from "./deals/rules.ts";
import { migrations as listingMigrations } from "./listings/repository.ts";
import { resolvers as listingResolvers } from "./listings/resolvers.ts";
import { seedListings } from "./listings/rules.ts";

export const gallery: Entity<Resolvers>[] = [
  {
    name: "gallery/deals",
    resolvers: dealResolvers,
    migrations: dealMigrations,
    sample: { kind: "rows", table: "gallery_deals", fill: seedDeals },
  },
  {
    name: "gallery/listings",
    resolvers: listingResolvers,
    migrations: listingMigrations,
    sample: { kind: "rows", table: "gallery_listings", fill: seedListings },
  },
];
