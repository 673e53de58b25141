import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { CommissionCause, CommissionSettlement, CommissionStatus } from "./repository.ts";
import * as rules from "./rules.ts";
import * as shown from "./shown.ts";

export const resolvers: Resolvers = {
  CommissionStatus,
  CommissionCause,
  CommissionSettlement,
  Commission: {
    orderNo: (row, _, context) => shown.orderNoOf(context, row),
    beneficiary: (row, _, context) => shown.beneficiaryOf(context, row),
    isEarned: ({ beneficiaryId }, _, { viewer }) => beneficiaryId === viewer?.userId,
    actions: (row, _, context) => shown.actions(context, row),
  },
  Agent: {
    volume30d: (row, _, context) => shown.volume(context, row),
    next: (row, _, context) => shown.next(context, row),
  },
  Query: {
    commissions: (_, args, context) => shown.list(context, args),
    commissionSums: (_, __, context) => shown.sums(context),
  },
  Mutation: {
    commissionConvert: (_, { amount }, context) => rules.convert(context, amount),
    commissionClawBack: (_, { id, reason }, context) => rules.clawBack(context, id, reason),
  },
};
