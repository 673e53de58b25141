import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { migrations as checkMigrations } from "./checks/migrations.ts";
import { jobs as checkJobs, nightlyCheck } from "./checks/nightly.ts";
import { resolvers as checkResolvers } from "./checks/resolvers.ts";
import { rechargeExpiry } from "./recharges/expiry.ts";
import { migrations as rechargeMigrations } from "./recharges/migrations.ts";
import { resolvers as rechargeResolvers } from "./recharges/resolvers.ts";
import { seedRecharges } from "./recharges/sample.ts";
import { routes as rechargeRoutes } from "./recharges/rest.ts";
import { giftExpiry } from "./transactions/giftExpiry.ts";
import { migrations as transactionMigrations } from "./transactions/migrations.ts";
import { resolvers as transactionResolvers } from "./transactions/resolvers.ts";

import { transferHolds } from "./transfers/holds.ts";
import { migrations as transferMigrations } from "./transfers/migrations.ts";
import { resolvers as transferResolvers } from "./transfers/resolvers.ts";
import { walletExport } from "./wallets/csv.ts";
import { resolvers as walletResolvers } from "./wallets/resolvers.ts";
import { seedWallets } from "./wallets/sample.ts";

export const ledger: Entity<Resolvers>[] = [
  {
    name: "ledger/transactions",
    resolvers: transactionResolvers,
    migrations: transactionMigrations,
    deadlines: [giftExpiry],
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
    sample: { kind: "accounts", table: "ledger_transactions", fill: seedWallets },
  },
  {
    name: "ledger/recharges",
    resolvers: rechargeResolvers,
    routes: rechargeRoutes,
    migrations: rechargeMigrations,
    deadlines: [rechargeExpiry],
    sample: { kind: "accounts", table: "ledger_recharges", fill: seedRecharges },
  },
  {
    name: "ledger/transfers",
    resolvers: transferResolvers,
    migrations: transferMigrations,
    deadlines: [transferHolds],
  },
];
