import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { resolvers as faqResolvers, search as faqSearch } from "./faq/resolvers.ts";
import { routes as faqRoutes } from "./faq/rest.ts";
import { resolvers as helpResolvers, search as helpSearch } from "./helpCenter/resolvers.ts";
import { routes as helpRoutes } from "./helpCenter/rest.ts";
import { resolvers as profileResolvers } from "./profile/resolvers.ts";
import { routes as profileRoutes } from "./profile/rest.ts";
import { migrations as saleMigrations } from "./sales/repository.ts";
import { resolvers as saleResolvers, search as saleSearch } from "./sales/resolvers.ts";
import { routes as saleRoutes } from "./sales/rest.ts";
import { seedSales } from "./sales/rules.ts";

export const pages: Entity<Resolvers>[] = [
  { name: "pages/faq", resolvers: faqResolvers, search: faqSearch, routes: faqRoutes },
  { name: "pages/helpCenter", resolvers: helpResolvers, search: helpSearch, routes: helpRoutes },
  { name: "pages/profile", resolvers: profileResolvers, routes: profileRoutes },
  {
    name: "pages/sales",
    resolvers: saleResolvers,
    search: saleSearch,
    routes: saleRoutes,
    migrations: saleMigrations,
    sample: { kind: "rows", table: "pages_sales", fill: seedSales },
  },
];
