import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { RechargeStatus } from "./repository.ts";
import * as rules from "./rules.ts";
import * as shown from "./shown.ts";

export const resolvers: Resolvers = {
  RechargeStatus,
  Recharge: {
    holder: (row, _, context) => shown.holder(context, row),
    bonus: async (row, _, context) => (await shown.gift(context, row)).bonus.toString(),
    isDoubled: async (row, _, context) => (await shown.gift(context, row)).isDoubled,
    isHalfConfirmed: ({ confirmedBy, status }) => confirmedBy !== null && status === "pending",
    actions: (row, _, context) => shown.actions(context, row),
  },
  Query: {
    rechargeTerms: (_, __, context) => shown.terms(context),
    recharges: (_, args, context) => shown.own(context, args),
    recharge: (_, { id }, context) => shown.find(context, id),
    rechargeReviews: (_, args, context) => shown.all(context, args),
  },
  Mutation: {
    rechargeCreate: (_, args, context) => rules.create(context, args),
    rechargeClose: (_, { id }, context) => rules.close(context, id),
    rechargeSimulate: (_, { id, outcome }, context) => rules.simulate(context, id, outcome),
    rechargeConfirm: (_, { id }, context) => rules.confirm(context, id),
    rechargeRefund: (_, { id, reason }, context) => rules.refund(context, id, reason),
  },
  Subscription: { rechargeChanged: { subscribe: (_, __, context) => shown.changes(context) } },
};
