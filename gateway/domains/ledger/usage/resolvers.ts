import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { DebtStage, MeterEnding, UsageGrouping } from "./repository.ts";
import * as rules from "./rules.ts";
import * as shown from "./shown.ts";

export const resolvers: Resolvers = {
  DebtStage,
  MeterEnding,
  UsageGrouping,
  Meter: { hourly: (row, _, context) => shown.hourlyNow(context, row) },
  UsageRecord: {
    name: ({ meterId }, _, context) => shown.nameOf(context, meterId),
    amount: ({ amount }) => amount.toString(),
    gift: ({ gift }) => gift.toString(),
    cash: ({ cash }) => cash.toString(),
    unpaid: (row) => shown.unpaidOf(row).toString(),
    status: (row) => shown.statusOf(row),
  },
  Query: {
    spending: (_, __, context) => shown.own(context),
    usageRecords: (_, args, context) => shown.records(context, args),
    usageDays: (_, args, context) => shown.days(context, args),
    usageSums: (_, args, context) => shown.sums(context, args),
  },
  Mutation: {
    meterStart: (_, { input }, context) => rules.start(context, input),
    meterStop: (_, { id }, context) => rules.stop(context, id),
    budgetSet: async (_, { input }, context) =>
      await shown.spendingOf(context, await rules.setBudget(context, input)),
  },
  Subscription: { spendingChanged: { subscribe: (_, __, context) => shown.changes(context) } },
};
