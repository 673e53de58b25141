import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { migrations as agentMigrations } from "./agents/migrations.ts";
import { resolvers as agentResolvers } from "./agents/resolvers.ts";
import { commissionExport } from "./commissions/csv.ts";
import { deadlines as commissionDeadlines } from "./commissions/deadlines.ts";
import { migrations as commissionMigrations } from "./commissions/migrations.ts";
import { resolvers as commissionResolvers } from "./commissions/resolvers.ts";
import { migrations as inviteMigrations } from "./inviteCodes/migrations.ts";
import { resolvers as inviteResolvers } from "./inviteCodes/resolvers.ts";
import { deadlines as inviteDeadlines, jobs } from "./inviteCodes/rules.ts";
import { migrations as withdrawalMigrations } from "./withdrawals/migrations.ts";
import { resolvers as withdrawalResolvers } from "./withdrawals/resolvers.ts";

export const partners: Entity<Resolvers>[] = [
  {
    name: "partners/inviteCodes",
    resolvers: inviteResolvers,
    migrations: inviteMigrations,
    deadlines: inviteDeadlines,
    jobs,
    sample: {
      kind: "accounts",
      table: "partners_invite_codes",
      furtherTables: ["partners_invite_days", "partners_invite_relations", "partners_buyers"],
      fill: async (...given) => (await import("./inviteCodes/sample.ts")).seedInviteCodes(...given),
    },
  },
  {
    name: "partners/agents",
    resolvers: agentResolvers,
    migrations: agentMigrations,
    sample: {
      kind: "accounts",
      table: "partners_agents",
      fill: async (...given) => (await import("./agents/sample.ts")).seedAgents(...given),
    },
  },
  {
    name: "partners/commissions",
    resolvers: commissionResolvers,
    routes: [commissionExport],
    migrations: commissionMigrations,
    deadlines: commissionDeadlines,
    sample: {
      kind: "accounts",
      table: "partners_commissions",
      fill: async (...given) => (await import("./commissions/sample.ts")).seedCommissions(...given),
    },
  },
  {
    name: "partners/withdrawals",
    resolvers: withdrawalResolvers,
    migrations: withdrawalMigrations,
    sample: {
      kind: "accounts",
      table: "partners_withdrawals",
      fill: async (...given) => (await import("./withdrawals/sample.ts")).seedWithdrawals(...given),
    },
  },
];
