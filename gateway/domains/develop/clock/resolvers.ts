import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Query: { clock: (_, __, context) => rules.shown(context) },
  Mutation: { clockAdvance: (_, { to }, context) => rules.advance(context, to) },
  Subscription: {
    clockChanged: {
      subscribe: (_, __, context) => rules.changes(context),
    },
  },
};
