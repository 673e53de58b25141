import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { migrations as clientMigrations } from "./clients/repository.ts";
import { resolvers as clientResolvers, search as clientSearch } from "./clients/resolvers.ts";
import { routes as clientRoutes } from "./clients/rest.ts";
import { seedClients } from "./clients/rules.ts";
import { migrations } from "./invoices/migrations.ts";
import { resolvers, search } from "./invoices/resolvers.ts";
import { routes } from "./invoices/rest.ts";
import { resolvers as paymentResolvers } from "./payments/resolvers.ts";

export const invoice: Entity<Resolvers>[] = [
  {
    name: "invoice/clients",
    resolvers: clientResolvers,
    search: clientSearch,
    routes: clientRoutes,
    migrations: clientMigrations,
    sample: { kind: "rows", table: "invoice_clients", fill: seedClients },
  },
  {
    name: "invoice/invoices",
    resolvers,
    search,
    routes,
    migrations,
    sample: {
      kind: "rows",
      table: "invoice_invoices",
      fill: async (...given) => (await import("./invoices/sample.ts")).seedInvoices(...given),
    },
  },
  { name: "invoice/payments", resolvers: paymentResolvers },
];
