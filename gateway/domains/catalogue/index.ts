import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { migrations as imageMigrations } from "./images/repository.ts";
import { resolvers as imageResolvers } from "./images/resolvers.ts";
import { resolvers as planResolvers } from "./plans/resolvers.ts";
import { migrations as priceMigrations } from "./prices/repository.ts";
import { resolvers as priceResolvers } from "./prices/resolvers.ts";
import { resolvers as quoteResolvers } from "./quotes/resolvers.ts";
import { resolvers as templateResolvers } from "./templates/resolvers.ts";

export const catalogue: Entity<Resolvers>[] = [
  { name: "catalogue/plans", resolvers: planResolvers },
  { name: "catalogue/prices", resolvers: priceResolvers, migrations: priceMigrations },
  {
    name: "catalogue/images",
    resolvers: imageResolvers,
    migrations: imageMigrations,
  },
  { name: "catalogue/quotes", resolvers: quoteResolvers },
  { name: "catalogue/templates", resolvers: templateResolvers },
];
