import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { migrations as chatMigrations } from "./chats/migrations.ts";
import { resolvers as chatResolvers } from "./chats/resolvers.ts";
import { routes as chatRoutes } from "./chats/rest.ts";
import { migrations as contactMigrations } from "./contacts/repository.ts";
import { resolvers as contactResolvers, search as contactSearch } from "./contacts/resolvers.ts";
import { seedContacts } from "./contacts/rules.ts";

export const chat: Entity<Resolvers>[] = [
  {
    name: "chat/contacts",
    resolvers: contactResolvers,
    search: contactSearch,
    migrations: contactMigrations,
    sample: { kind: "rows", table: "chat_contacts", fill: seedContacts },
  },
  {
    name: "chat/chats",
    resolvers: chatResolvers,
    routes: chatRoutes,
    migrations: chatMigrations,
    sample: {
      kind: "rows",
      table: "chat_chats",
      furtherTables: ["chat_messages"],
      fill: async (...given) => (await import("./chats/sample.ts")).seedChats(...given),
    },
  },
];
