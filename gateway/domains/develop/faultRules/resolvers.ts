import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Query: {
    faultRules: (_, __, context) => rules.list(context),
  },
  Mutation: {
    faultRuleCreate: (_, { input }, context) => rules.create(context, input),
    faultRuleUpdate: (_, { id, input }, context) => rules.update(context, id, input),
    faultRuleSwitch: (_, { id, enabled }, context) => rules.setEnabled(context, id, enabled),
    faultRuleDelete: (_, { id }, context) => rules.remove(context, id),
  },
};
