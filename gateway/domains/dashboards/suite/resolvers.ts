import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Query: {
    suiteActivity: (_, { days }, context) => rules.suiteActivity(context, days),
  },
};
