import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { migrations as replyMigrations } from "./cannedReplies/repository.ts";
import { resolvers as replyResolvers } from "./cannedReplies/resolvers.ts";
import { seedReplies } from "./cannedReplies/rules.ts";
import { grantsDue } from "./grants/deadlines.ts";
import { migrations as grantMigrations } from "./grants/repository.ts";
import { resolvers as grantResolvers } from "./grants/resolvers.ts";
import { migrations as messageMigrations } from "./tickets/messageRepository.ts";
import { resolvers as messageResolvers } from "./messages/resolvers.ts";
import { resolvers as reportResolvers } from "./reports/resolvers.ts";
import { ticketsDue } from "./tickets/deadlines.ts";
import { migrations as ticketMigrations } from "./tickets/migrations.ts";
import { resolvers as ticketResolvers } from "./tickets/resolvers.ts";

export const tickets: Entity<Resolvers>[] = [
  {
    name: "tickets/tickets",
    resolvers: ticketResolvers,
    migrations: ticketMigrations,
    deadlines: [ticketsDue],
  },
  {
    name: "tickets/messages",
    resolvers: messageResolvers,
    migrations: messageMigrations,
    sample: {
      kind: "accounts",
      table: "tickets_messages",
      furtherTables: ["tickets_tickets", "tickets_numbers"],
      fill: async (...given) => (await import("./messages/sample.ts")).seedTickets(...given),
    },
  },
  {
    name: "tickets/cannedReplies",
    resolvers: replyResolvers,
    migrations: replyMigrations,
    sample: { kind: "accounts", table: "tickets_canned_replies", fill: seedReplies },
  },
  { name: "tickets/grants", resolvers: grantResolvers, migrations: grantMigrations, deadlines: [grantsDue] },
  { name: "tickets/reports", resolvers: reportResolvers },
];
