import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Query: {
    crmSales: (_, { days }, context) => rules.crmSales(context, days),
  },
};
