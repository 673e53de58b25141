import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { LedgerTransactionType } from "./repository.ts";
import * as shown from "./shown.ts";

export const resolvers: Resolvers = {
  LedgerTransactionType,
  LedgerTransaction: {
    entries: (row, _, context) => shown.shownEntries(context, row),
    sum: (row, _, context) => shown.sumOf(context, row),
    reversedBy: (row, _, context) => shown.reversedBy(context, row),
    isIntact: (row, _, context) => shown.isIntact(context, row),
  },
  Query: {
    ledgerTransaction: (_, { id }, context) => shown.find(context, id),
    ledgerTransactions: (_, args, context) => shown.page(context, args),
  },
};
