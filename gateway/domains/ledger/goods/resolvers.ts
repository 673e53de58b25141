import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { sentMicrosOrNull } from "#gateway/platform/micros.ts";
import * as offers from "./offers.ts";
import { GoodPeriod, GoodType, RedemptionState } from "./repository.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  GoodType,
  GoodPeriod,
  RedemptionState,
  Good: {
    giftAmount: ({ giftAmount }) => sentMicrosOrNull(giftAmount),
    couponTemplate: (row, _, context) => offers.templateOf(context, row),
    left: (row) => rules.leftOf(row),
    leftToViewer: (row, _, context) => rules.leftToViewer(context, row),
    refusal: (row, _, context) => rules.refusalOf(context, row),
  },
  Redemption: { good: ({ goodId }, _, context) => offers.goodOf(context, goodId) },
  Query: {
    goods: (_, __, context) => rules.shown(context),
    redemptions: (_, args, context) => rules.own(context, args),
  },
  Mutation: {
    goodRedeem: (_, { id }, context) => rules.redeem(context, id),
    goodCreate: (_, { input }, context) => offers.create(context, input),
    goodUpdate: (_, args, context) => offers.update(context, args),
  },
};
