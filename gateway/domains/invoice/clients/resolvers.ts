import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { defineSearch } from "#gateway/platform/entity/search.ts";
import { anyOf, given } from "#gateway/platform/list/conditions.ts";
import { resolvePage } from "#gateway/platform/list/listQuery.ts";
import { clientList } from "./repository.ts";
import { clients, create } from "./rules.ts";

export const search = defineSearch(
  "sampleInvoiceClients",
  (args, context, where) => resolvePage(clientList, context, args, where),
  ({ name, company, companyEmail, country }) => ({
    title: name,
    detail: `${company} · ${companyEmail} · ${country}`,
  }),
);

export const resolvers: Resolvers = {
  Query: {
    sampleInvoiceClients: (_, args, context) =>
      resolvePage(clientList, context, args, given(anyOf("country", args.filter?.country))),
    sampleInvoiceClient: (_, { id }, context) => clients.find(context, id),
  },
  Mutation: {
    sampleInvoiceClientCreate: (_, { input }, context) => create(context, input),
  },
};
