import type { Resolvers } from "../../../generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Query: {
    troubleRules: (_, __, context) => rules.list(context),
  },
  Mutation: {
    troubleRuleCreate: (_, { input }, context) => rules.create(context, input),
    troubleRuleUpdate: (_, { id, input }, context) => rules.update(context, id, input),
    troubleRuleSwitch: (_, { id, enabled }, context) => rules.setEnabled(context, id, enabled),
    troubleRuleDelete: (_, { id }, context) => rules.remove(context, id),
  },
};
