import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { sentMicros } from "#gateway/platform/micros.ts";
import { GiftCodeState } from "./repository.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  GiftCodeState,
  GiftCodeBatch: {
    amount: ({ amount }) => sentMicros(amount),
    counts: (batch, _, context) => rules.countsOf(context, batch),
  },
  Query: { giftCodeBatches: (_, args, context) => rules.page(context, args) },
  Mutation: {
    giftCodeRedeem: (_, { code }, context) => rules.redeem(context, code),
    giftCodeBatchCreate: (_, { input }, context) => rules.create(context, input),
    giftCodeBatchDisable: (_, { id }, context) => rules.disable(context, id),
  },
};
