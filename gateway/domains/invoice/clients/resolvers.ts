import type { Resolvers } from "../../../generated/resolvers.ts";
import { anyOf, given, strictList } from "../../../platform/list.ts";
import { askPage } from "../../../platform/listQuery.ts";
import { keepCurrent, loadInvoices } from "../invoices/rules.ts";
import { clientList } from "./repository.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  SampleInvoiceClient: {
    invoices: async ({ id }, { page, itemsPerPage, sort }, context) => {
      await keepCurrent(context);
      return await loadInvoices(context, id, { ...strictList({ page, itemsPerPage }), sort: sort ?? null });
    },
  },
  Query: {
    sampleInvoiceClients: (_, args, context) => askPage(clientList, context, args, given(anyOf("country", args.filter?.country))),
    sampleInvoiceClient: (_, { id }, context) => rules.find(context, id),
  },
};
