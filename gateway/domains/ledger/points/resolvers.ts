import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as checkIns from "./checkIns.ts";
import { PointsEntrySortField, PointsReason } from "./repository.ts";
import * as shown from "./shown.ts";
import * as tasks from "./tasks.ts";

export const resolvers: Resolvers = {
  PointsReason,
  PointsEntrySortField,
  Points: {
    balance: async (row, _, context) => (await shown.standing(context, row)).balance,
    owed: async (row, _, context) => (await shown.standing(context, row)).owed,
    earnedThisMonth: async (row, _, context) => (await shown.ofMonth(context, row)).came,
    usedThisMonth: async (row, _, context) => (await shown.ofMonth(context, row)).went,
    expiries: (row, _, context) => shown.expiries(context, row),
    checkIns: (row, { month }, context) => checkIns.shown(context, row, month),
    tasks: (row, _, context) => tasks.shown(context, row),
  },
  Query: {
    points: (_, { timeZone }, context) => shown.own(context, timeZone),
    pointsEntries: (_, args, context) => shown.entries(context, args),
  },
  Mutation: {
    pointsCheckIn: (_, { timeZone }, context) => checkIns.checkIn(context, timeZone),
    pointsCheckInRepair: (_, args, context) => checkIns.repair(context, args),
    pointsTaskClaim: (_, args, context) => tasks.claim(context, args),
  },
  Subscription: {
    pointsChanged: { subscribe: (_, { timeZone }, context) => shown.changes(context, timeZone) },
  },
};
