import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Query: { keyPairs: (_, __, context) => rules.own(context) },
  Mutation: {
    keyPairCreate: (_, args, context) => rules.create(context, args),
    keyPairDelete: (_, { id }, context) => rules.remove(context, id),
  },
};
