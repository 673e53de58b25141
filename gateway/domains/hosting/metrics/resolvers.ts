import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  App: { cpuTrend: async ({ id }, _, context) => (await rules.trendOf(context, id)) ?? [] },
  Query: { hostingMetrics: (_, args, context) => rules.ofApp(context, args) },
  Subscription: {
    hostingMetricsSampled: { subscribe: (_, { appId }, context) => rules.sampled(context, appId) },
  },
};
