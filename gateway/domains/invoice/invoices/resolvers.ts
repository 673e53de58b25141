import type { Context } from "#gateway/context.ts";
import type { Resolvers, SampleInvoiceFilter, SampleInvoiceSortField } from "#gateway/generated/resolvers.ts";
import type { Condition } from "#gateway/platform/list/list.ts";
import { anyOf, between, given } from "#gateway/platform/list/conditions.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { type ListQuery, resolveIds, resolvePage } from "#gateway/platform/list/listQuery.ts";
import { mapEach } from "#gateway/platform/live.ts";
import { defineSearch } from "#gateway/platform/entity/search.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import { invoiceList, SampleInvoiceStatus } from "./repository.ts";
import * as rules from "./rules.ts";
import { invoices } from "./rules.ts";

const conditions = (filter?: SampleInvoiceFilter | null): Condition[] =>
  given(
    anyOf("invoiceStatus", filter?.status),
    anyOf("clientId", filter?.clientId?.map(keyOf)),
    between("issuedDate", filter?.issuedFrom, filter?.issuedTo),
  );

async function page(args: ListQuery<SampleInvoiceSortField>, context: Context, where: readonly Condition[]) {
  await rules.keepCurrent(context);
  return await resolvePage(invoiceList, context, args, where);
}

export const search = defineSearch(
  "sampleInvoices",
  page,
  ({ number, clientName, clientEmail }) => ({
    title: `#${number}`,
    detail: `${clientName} · ${clientEmail}`,
  }),
  "number",
);

export const resolvers: Resolvers = {
  SampleInvoiceStatus,
  SampleInvoice: {
    client: ({ clientId }, _, context) => rules.clientOf(context, clientId),
    total: ({ totalMinor }) => rules.money(totalMinor),
    balance: ({ balanceMinor }) => rules.money(balanceMinor),
    avatar: async ({ clientId }, _, context) => (await rules.clientOf(context, clientId)).avatar,
    paymentDetails: () => ({
      ...rules.paymentDetails,
      totalDue: rules.money(rules.paymentDetails.totalDueMinor),
    }),
  },
  SampleInvoiceClient: {
    invoices: async ({ id }, { page, itemsPerPage, sort }, context) => {
      await rules.keepCurrent(context);
      return await rules.loadInvoices(context, id, {
        ...strictList({ page, itemsPerPage }),
        sort: sort ?? null,
      });
    },
  },
  SampleInvoiceChange: {
    sampleInvoice: ({ id }, _, context) => rules.find(context, id),
  },
  Query: {
    sampleInvoices: (_, args, context) => page(args, context, conditions(args.filter)),
    sampleInvoiceIds: async (_, { filter }, context) => {
      await rules.keepCurrent(context);
      return await resolveIds(invoiceList, context, filter, conditions(filter));
    },
    sampleInvoice: (_, { id }, context) => rules.find(context, id),
    sampleInvoiceSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: {
    sampleInvoiceCreate: (_, { input }, context) => rules.create(context, input),
    sampleInvoiceUpdate: (_, { id, input, expectedVersion }, context) =>
      rules.update(context, id, input, expectedVersion),
    sampleInvoiceDelete: (_, { id }, context) => invoices.remove(context, id),
    sampleInvoiceBulkUpdate: (_, { ids, input }, context) => rules.bulkUpdate(context, ids, input),
    sampleInvoiceBulkDelete: (_, { ids }, context) => invoices.bulkRemove(context, ids),
  },
  Subscription: {
    sampleInvoiceChanged: {
      subscribe: (_, __, { live }) =>
        mapEach(live.subscribe(invoices.topic), (change) => ({ sampleInvoiceChanged: change })),
    },
  },
};
