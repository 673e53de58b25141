import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { ApiTokenScope } from "./repository.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  ApiTokenScope,
  Query: { apiTokens: (_, __, context) => rules.own(context) },
  Mutation: {
    apiTokenCreate: (_, args, context) => rules.create(context, args),
    apiTokenRevoke: (_, { id }, context) => rules.revoke(context, id),
  },
};
