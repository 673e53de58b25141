import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { AgentStatus } from "./repository.ts";
import * as rules from "./rules.ts";
import * as shown from "./shown.ts";

export const resolvers: Resolvers = {
  AgentStatus,
  Agent: {
    id: ({ userId }) => userId,
    name: async ({ userId }, _, context) => (await userOf(context, userId))?.fullName ?? "",
    appliedAt: ({ appliedAt }) => (appliedAt === "" ? null : appliedAt),
    terms: (row, _, context) => shown.termsOf(context, row),
    earns: (row, _, context) => shown.earns(context, row),
    actions: (row, _, context) => shown.actions(context, row),
  },
  Query: {
    agent: (_, __, context) => shown.own(context),
    agentTerms: (_, __, context) => shown.terms(context),
    agentReviews: (_, args, context) => shown.reviews(context, args),
  },
  Mutation: {
    agentApply: (_, { note }, context) => rules.apply(context, note),
    agentDecide: (_, args, context) => rules.decide(context, args),
  },
  Subscription: { agentChanged: { subscribe: (_, __, context) => shown.changes(context) } },
};
