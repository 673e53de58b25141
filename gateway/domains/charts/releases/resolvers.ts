import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { install } from "./installing.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  ChartRelease: {
    number: (release) => rules.numberOf(release),
    revision: (release) => rules.revisionOf(release),
    isInCluster: ({ isInCluster }) => isInCluster === 1,
    actions: (release) => rules.offered(release),
  },
  Query: { chartReleases: (_, { chartId }, context) => rules.ofChart(context, chartId) },
  Mutation: {
    chartInstall: (_, args, context) => install(context, args),
    chartReleaseUpgrade: (_, args, context) => rules.upgrade(context, args),
    chartReleaseRollback: (_, args, context) => rules.rollback(context, args),
    chartReleaseUninstall: (_, args, context) => rules.uninstall(context, args),
  },
};
