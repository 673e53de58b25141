import type { Resolvers, SampleInvoiceFilter } from "../../../generated/resolvers.ts";
import { anyOf, between, given, type Condition } from "../../../platform/list.ts";
import { askIds, askPage } from "../../../platform/listQuery.ts";
import { mapEach } from "../../../platform/live.ts";
import { keyOf } from "../../../platform/records.ts";
import { invoiceList, SampleInvoiceStatus } from "./repository.ts";
import * as rules from "./rules.ts";
import { invoices } from "./rules.ts";

const matching = (filter?: SampleInvoiceFilter | null): Condition[] => given(
  anyOf("invoiceStatus", filter?.status), anyOf("clientId", filter?.clientId?.map(keyOf)), between("issuedDate", filter?.issuedFrom, filter?.issuedTo),
);

export const resolvers: Resolvers = {
  SampleInvoiceStatus,
  SampleInvoice: {
    client: ({ clientId }, _, context) => rules.clientOf(context, clientId),
    total: ({ totalMinor }) => rules.money(totalMinor),
    balance: ({ balanceMinor }) => rules.money(balanceMinor),
    avatar: async ({ clientId }, _, context) => (await rules.clientOf(context, clientId)).avatar,
    paymentDetails: () => ({ ...rules.paymentDetails, totalDue: rules.money(rules.paymentDetails.totalDueMinor) }),
  },
  SampleInvoiceChange: {
    sampleInvoice: ({ id }, _, context) => rules.find(context, id),
  },
  Query: {
    sampleInvoices: async (_, args, context) => {
      await rules.keepCurrent(context);
      return await askPage(invoiceList, context, args, matching(args.filter));
    },
    sampleInvoiceIds: async (_, { filter }, context) => {
      await rules.keepCurrent(context);
      return await askIds(invoiceList, context, filter, matching(filter));
    },
    sampleInvoice: (_, { id }, context) => rules.find(context, id),
    sampleInvoiceSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: {
    sampleInvoiceCreate: (_, { input }, context) => rules.create(context, input),
    sampleInvoiceUpdate: (_, { id, input, expectedVersion }, context) => rules.update(context, id, input, expectedVersion),
    sampleInvoiceDelete: (_, { id }, context) => invoices.remove(context, id),
    sampleInvoiceBulkUpdate: (_, { ids, input }, context) => rules.bulkUpdate(context, ids, input),
    sampleInvoiceBulkDelete: (_, { ids }, context) => invoices.bulkRemove(context, ids),
  },
  Subscription: {
    sampleInvoiceChanged: {
      subscribe: (_, __, { live }) => mapEach(live.subscribe(invoices.topic), (change) => ({ sampleInvoiceChanged: change })),
    },
  },
};
