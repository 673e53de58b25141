import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Chart: { isOwn: (chart, _, context) => rules.isOwn(context, chart) },
  Query: {
    charts: (_, args, context) => rules.page(context, args),
    chartIds: (_, { filter }, context) => rules.ids(context, filter),
    chartCounts: (_, { filters }, context) => rules.counts(context, filters),
    chart: (_, { id }, context) => rules.find(context, id),
  },
  Subscription: { chartChanged: { subscribe: (_, __, context) => rules.changed(context) } },
};
