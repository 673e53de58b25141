import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Query: { alertRules: (_, __, context) => rules.all(context) },
  Mutation: { alertRuleSet: (_, args, context) => rules.set(context, args) },
  Subscription: { alertRuleChanged: { subscribe: (_, __, context) => rules.changes(context) } },
};
