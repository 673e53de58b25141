import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { plan } from "./mails/due.ts";
import { frameRoute } from "./mails/frame.ts";
import { migrations as mailMigrations } from "./mails/migrations.ts";
import { resolvers as mailResolvers, search as mailSearch } from "./mails/resolvers.ts";
import { routes as mailRoutes } from "./mails/rest.ts";
import { migrations as replyMigrations } from "./replies/repository.ts";
import { resolvers as replyResolvers } from "./replies/resolvers.ts";

export const email: Entity<Resolvers>[] = [
  { name: "email/replies", resolvers: replyResolvers, migrations: replyMigrations },
  {
    name: "email/mails",
    resolvers: mailResolvers,
    search: mailSearch,
    routes: [...mailRoutes, frameRoute],
    migrations: mailMigrations,
    resume: plan,
    sample: {
      kind: "rows",
      table: "email_mails",
      furtherTables: ["email_replies"],
      fill: async (...given) => (await import("./mails/sample.ts")).seedMails(...given),
    },
  },
];
