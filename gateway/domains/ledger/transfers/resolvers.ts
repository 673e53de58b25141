import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { TransferStatus } from "./repository.ts";
import * as rules from "./rules.ts";
import * as shown from "./shown.ts";

export const resolvers: Resolvers = {
  TransferStatus,
  Transfer: {
    isSent: ({ fromId }, _, { viewer }) => fromId === viewer?.userId,
    sender: ({ fromId }, _, context) => shown.nameOf(context, fromId),
    payee: ({ toId }, _, context) => shown.nameOf(context, toId),
    actions: (row, _, context) => shown.actions(context, row),
  },
  Query: {
    transferTerms: (_, __, context) => shown.terms(context),
    transfers: (_, args, context) => shown.own(context, args),
    transferReviews: (_, args, context) => shown.all(context, args),
  },
  Mutation: {
    transferPayeeCheck: (_, { payee }, context) => rules.checkPayee(context, payee),
    transferCreate: (_, { input, password }, context) => rules.create(context, input, password),
    transferCancel: (_, { id }, context) => rules.cancel(context, id),
    transferReverse: (_, { id, reason }, context) => rules.reverse(context, id, reason),
  },
};
