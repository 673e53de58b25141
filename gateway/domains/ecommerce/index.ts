import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { migrations as categoryMigrations } from "./categories/repository.ts";
import { resolvers as categoryResolvers, search as categorySearch } from "./categories/resolvers.ts";
import { seedCategories } from "./categories/rules.ts";
import { migrations as accountMigrations } from "./customerAccounts/repository.ts";
import { resolvers as accountResolvers } from "./customerAccounts/resolvers.ts";
import { migrations as customerMigrations } from "./customers/repository.ts";
import { resolvers as customerResolvers, search as customerSearch } from "./customers/resolvers.ts";
import { routes as customerRoutes } from "./customers/rest.ts";
import { seedCustomers } from "./customers/rules.ts";
import { migrations as orderMigrations } from "./orders/migrations.ts";
import { resolvers as orderResolvers, search as orderSearch } from "./orders/resolvers.ts";
import { routes as orderRoutes } from "./orders/rest.ts";
import { migrations as productMigrations } from "./products/migrations.ts";
import { resolvers as productResolvers, search as productSearch } from "./products/resolvers.ts";
import { routes as productRoutes } from "./products/rest.ts";
import { seedProducts } from "./products/rules.ts";
import { migrations as referralMigrations } from "./referrals/repository.ts";
import { resolvers as referralResolvers, search as referralSearch } from "./referrals/resolvers.ts";
import { routes as referralRoutes } from "./referrals/rest.ts";
import { seedReferrals } from "./referrals/rules.ts";
import { migrations as reviewMigrations } from "./reviews/repository.ts";
import { resolvers as reviewResolvers, search as reviewSearch } from "./reviews/resolvers.ts";
import { routes as reviewRoutes } from "./reviews/rest.ts";
import { seedReviews } from "./reviews/rules.ts";
import { migrations as settingsMigrations } from "./settings/repository.ts";
import { resolvers as settingsResolvers } from "./settings/resolvers.ts";
import { seedSettings } from "./settings/rules.ts";

export const ecommerce: Entity<Resolvers>[] = [
  {
    name: "ecommerce/products",
    resolvers: productResolvers,
    search: productSearch,
    routes: productRoutes,
    migrations: productMigrations,
    sample: { kind: "rows", table: "ecommerce_products", fill: seedProducts },
  },
  {
    name: "ecommerce/customers",
    resolvers: customerResolvers,
    search: customerSearch,
    routes: customerRoutes,
    migrations: customerMigrations,
    sample: { kind: "rows", table: "ecommerce_customers", fill: seedCustomers },
  },
  {
    name: "ecommerce/orders",
    resolvers: orderResolvers,
    search: orderSearch,
    routes: orderRoutes,
    migrations: orderMigrations,
    sample: {
      kind: "rows",
      table: "ecommerce_orders",
      fill: async (...given) => (await import("./orders/sample.ts")).seedOrders(...given),
    },
  },
  {
    name: "ecommerce/customerAccounts",
    resolvers: accountResolvers,
    migrations: accountMigrations,
    sample: {
      kind: "rows",
      table: "ecommerce_customer_accounts",
      fill: async (...given) => (await import("./customerAccounts/sample.ts")).seedAccounts(...given),
    },
  },
  {
    name: "ecommerce/reviews",
    resolvers: reviewResolvers,
    search: reviewSearch,
    routes: reviewRoutes,
    migrations: reviewMigrations,
    sample: { kind: "rows", table: "ecommerce_reviews", fill: seedReviews },
  },
  {
    name: "ecommerce/referrals",
    resolvers: referralResolvers,
    search: referralSearch,
    routes: referralRoutes,
    migrations: referralMigrations,
    sample: { kind: "rows", table: "ecommerce_referrals", fill: seedReferrals },
  },
  {
    name: "ecommerce/categories",
    resolvers: categoryResolvers,
    search: categorySearch,
    migrations: categoryMigrations,
    sample: { kind: "rows", table: "ecommerce_categories", fill: seedCategories },
  },
  {
    name: "ecommerce/settings",
    resolvers: settingsResolvers,
    migrations: settingsMigrations,
    sample: { kind: "rows", table: "ecommerce_settings", fill: seedSettings },
  },
];
