import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Query: {
    cannedReplies: (_, __, context) => rules.all(context),
    cannedReplyText: (_, args, context) => rules.textFor(context, args),
  },
  Mutation: {
    cannedReplyCreate: (_, { input }, context) => rules.create(context, input),
    cannedReplyUpdate: (_, { id, input }, context) => rules.update(context, id, input),
    cannedReplyDelete: (_, { id }, context) => rules.remove(context, id),
  },
};
