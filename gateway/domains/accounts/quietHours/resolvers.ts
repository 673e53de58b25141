import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Query: { quietHours: (_, __, context) => rules.own(context) },
  Mutation: { quietHoursSet: (_, { input }, context) => rules.set(context, input) },
  NotificationChange: { isQuiet: (_, __, context) => rules.isQuiet(context) },
};
