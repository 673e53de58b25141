import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { money, receiptsOf } from "#gateway/domains/invoice/invoices/rules.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  SampleInvoice: {
    payments: (row) => receiptsOf(row),
    events: ({ history }) => history,
    steps: (row) => rules.stepsOf(row),
  },
  SampleInvoiceReceipt: {
    amount: ({ amountMinor }) => money(amountMinor),
  },
  Mutation: {
    sampleInvoiceStep: (_, { ids, action }, context) => rules.step(context, ids, action),
    sampleInvoicePay: (_, { id, input }, context) => rules.receive(context, id, "PAY", input),
    sampleInvoiceCredit: (_, { id, input }, context) => rules.receive(context, id, "CREDIT", input),
  },
};
