import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { ofOwn, sampled } from "./rules.ts";

export const resolvers: Resolvers = {
  Query: { machineMetrics: (_, args, context) => ofOwn(context, args) },
  Subscription: { machineSampled: { subscribe: (_, { machineId }, context) => sampled(context, machineId) } },
};
