import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { PayoutMethod, WithdrawalStatus } from "./repository.ts";
import * as rules from "./rules.ts";
import * as shown from "./shown.ts";

export const resolvers: Resolvers = {
  PayoutMethod,
  WithdrawalStatus,
  Withdrawal: {
    holder: (row, _, context) => shown.holderOf(context, row),
    account: (row, _, context) => shown.accountOf(context, row),
    approver: (row, _, context) => shown.approverOf(context, row),
    actions: (row, _, context) => shown.actions(context, row),
  },
  Query: {
    withdrawals: (_, args, context) => shown.own(context, args),
    withdrawalReviews: (_, args, context) => shown.all(context, args),
  },
  Mutation: {
    withdrawalCreate: (_, { input, password }, context) => rules.create(context, input, password),
    withdrawalCancel: (_, { id }, context) => rules.cancel(context, id),
    withdrawalApprove: (_, { id }, context) => rules.approve(context, id),
    withdrawalPay: (_, { id }, context) => rules.pay(context, id),
    withdrawalReject: (_, { id, reason }, context) => rules.reject(context, id, reason),
  },
};
