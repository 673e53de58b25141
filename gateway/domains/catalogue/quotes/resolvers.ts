import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

const text = (amount: bigint): string => amount.toString();

export const resolvers: Resolvers = {
  Quote: {
    listAmount: ({ listAmount }) => text(listAmount),
    termDiscount: ({ termDiscount }) => text(termDiscount),
    levelDiscount: ({ levelDiscount }) => text(levelDiscount),
    amount: ({ amount }) => text(amount),
  },
  QuoteItem: {
    listAmount: ({ listAmount }) => text(listAmount),
    discount: ({ listAmount, amount }) => text(listAmount - amount),
    amount: ({ amount }) => text(amount),
  },
  QuoteLine: {
    unitPrice: ({ unitPrice }) => text(unitPrice),
    units: ({ units, per }) => Number(units) / Number(per),
    listAmount: ({ listAmount }) => text(listAmount),
    termDiscount: ({ termDiscount }) => text(termDiscount),
    levelDiscount: ({ levelDiscount }) => text(levelDiscount),
    amount: ({ amount }) => text(amount),
  },
  Query: { quote: (_, { input }, context) => rules.priced(context, input) },
};
