import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { giftExpiry } from "./transactions/giftExpiry.ts";
import { migrations as transactionMigrations } from "./transactions/migrations.ts";
import { resolvers as transactionResolvers } from "./transactions/resolvers.ts";
import { deadlines as pointsDeadlines } from "./points/deadlines.ts";
import { migrations as pointsMigrations } from "./points/migrations.ts";
import { resolvers as pointsResolvers } from "./points/resolvers.ts";
import { usageExport } from "./usage/csv.ts";
import { deadlines as usageDeadlines } from "./usage/deadlines.ts";
import { migrations as usageMigrations } from "./usage/migrations.ts";
import { resolvers as usageResolvers } from "./usage/resolvers.ts";
import { migrations as checkMigrations } from "./checks/migrations.ts";
import { jobs as checkJobs, nightlyCheck } from "./checks/nightly.ts";
import { resolvers as checkResolvers } from "./checks/resolvers.ts";
import { walletExport } from "./wallets/csv.ts";
import { resolvers as walletResolvers } from "./wallets/resolvers.ts";
import { deadlines as couponDeadlines } from "./coupons/deadlines.ts";
import { migrations as couponMigrations } from "./coupons/migrations.ts";
import { resolvers as couponResolvers } from "./coupons/resolvers.ts";
import { rechargeExpiry } from "./recharges/expiry.ts";
import { resolvers as rechargeResolvers } from "./recharges/resolvers.ts";
import { routes as rechargeRoutes } from "./recharges/rest.ts";
import { deadlines as giftCodeDeadlines } from "./giftCodes/deadlines.ts";
import { migrations as giftCodeMigrations } from "./giftCodes/migrations.ts";
import { resolvers as giftCodeResolvers } from "./giftCodes/resolvers.ts";
import { migrations as goodMigrations } from "./goods/migrations.ts";
import { resolvers as goodResolvers } from "./goods/resolvers.ts";
import { migrations as rechargeMigrations } from "./recharges/migrations.ts";
import { transferHolds } from "./transfers/holds.ts";
import { migrations as transferMigrations } from "./transfers/migrations.ts";
import { resolvers as transferResolvers } from "./transfers/resolvers.ts";

export const ledger: Entity<Resolvers>[] = [
  {
    name: "ledger/transactions",
    resolvers: transactionResolvers,
    migrations: transactionMigrations,
    deadlines: [giftExpiry],
  },
  {
    name: "ledger/points",
    resolvers: pointsResolvers,
    migrations: pointsMigrations,
    deadlines: pointsDeadlines,
    sample: {
      kind: "accounts",
      table: "ledger_points_entries",
      fill: async (...given) => (await import("./points/sample.ts")).seedPoints(...given),
    },
  },
  {
    name: "ledger/checks",
    resolvers: checkResolvers,
    migrations: checkMigrations,
    jobs: checkJobs,
    deadlines: [nightlyCheck],
  },
  {
    name: "ledger/wallets",
    resolvers: walletResolvers,
    routes: [walletExport],
    sample: {
      kind: "accounts",
      table: "ledger_transactions",
      fill: async (...given) => (await import("./wallets/sample.ts")).seedWallets(...given),
    },
  },
  {
    name: "ledger/coupons",
    resolvers: couponResolvers,
    migrations: couponMigrations,
    deadlines: couponDeadlines,
    sample: {
      kind: "accounts",
      table: "ledger_coupon_templates",
      fill: async (...given) => (await import("./coupons/sample.ts")).seedCoupons(...given),
    },
  },
  {
    name: "ledger/usage",
    resolvers: usageResolvers,
    routes: [usageExport],
    migrations: usageMigrations,
    deadlines: usageDeadlines,
    sample: {
      kind: "accounts",
      table: "ledger_meters",
      fill: async (...given) => (await import("./usage/sample.ts")).seedUsage(...given),
    },
  },
  {
    name: "ledger/recharges",
    resolvers: rechargeResolvers,
    routes: rechargeRoutes,
    migrations: rechargeMigrations,
    deadlines: [rechargeExpiry],
    sample: {
      kind: "accounts",
      table: "ledger_recharges",
      fill: async (...given) => (await import("./recharges/sample.ts")).seedRecharges(...given),
    },
  },
  {
    name: "ledger/goods",
    resolvers: goodResolvers,
    migrations: goodMigrations,
    sample: {
      kind: "accounts",
      table: "ledger_goods",
      fill: async (...given) => (await import("./goods/sample.ts")).seedGoods(...given),
    },
  },
  {
    name: "ledger/giftCodes",
    resolvers: giftCodeResolvers,
    migrations: giftCodeMigrations,
    deadlines: giftCodeDeadlines,
  },
  {
    name: "ledger/transfers",
    resolvers: transferResolvers,
    migrations: transferMigrations,
    deadlines: [transferHolds],
  },
];
