import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { recordResolvers } from "#gateway/platform/entity/recordResolvers.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { conditions, textOf } from "./conditions.ts";
import { invoiceList, SampleInvoiceStatus } from "./repository.ts";
import * as rules from "./rules.ts";
import { invoices, money } from "./rules.ts";

const plain = recordResolvers("sampleInvoice", "sampleInvoices", {
  list: invoiceList,
  records: { ...invoices, find: rules.find, update: rules.update, bulkUpdate: rules.bulkUpdate },
  create: rules.create,
  textOf,
  conditions: async (filter: Parameters<typeof conditions>[0], context) => {
    await rules.keepCurrent(context);
    return conditions(filter);
  },
});

export const search = plain.search(
  ({ assigned, number, clientName, clientEmail }) => ({
    title: `#${assigned ?? number}`,
    detail: `${clientName} · ${clientEmail}`,
  }),
  "number",
);

export const resolvers: Resolvers = {
  SampleInvoiceStatus,
  SampleInvoice: {
    number: ({ assigned }) => assigned,
    client: ({ clientId }, _, context) => rules.clientOf(context, clientId),
    total: ({ totalMinor }) => money(totalMinor),
    balance: ({ balanceMinor }) => money(balanceMinor),
    totals: (row) => rules.totalsOf(row),
    avatar: async ({ clientId }, _, context) => (await rules.clientOf(context, clientId)).avatar,
    paymentDetails: () => ({
      ...rules.paymentDetails,
      totalDue: money(rules.paymentDetails.totalDueMinor),
    }),
  },
  SampleInvoiceLine: {
    price: ({ unitMinor }) => money(unitMinor),
    amount: ({ quantity, unitMinor }) => money(quantity * unitMinor),
  },
  SampleInvoiceTotals: {
    subtotal: ({ subtotal }) => money(subtotal),
    discount: ({ discount }) => money(discount),
    total: ({ total }) => money(total),
  },
  SampleInvoiceTax: {
    base: ({ base }) => money(base),
    tax: ({ tax }) => money(tax),
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
  SampleInvoiceChange: { sampleInvoice: plain.changed },
  Query: {
    ...plain.Query,
    sampleInvoiceCounts: plain.counts,
    sampleInvoiceSummary: async (_, __, context) => {
      await rules.keepCurrent(context);
      return await rules.summary(context.store);
    },
  },
  Mutation: plain.Mutation,
  Subscription: plain.Subscription,
};
