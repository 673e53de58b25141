import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  CronJob: {
    isEnabled: ({ isEnabled }) => isEnabled !== 0,
    lastRun: (job, _, context) => rules.lastRun(context, job),
  },
  CronRun: { isManual: ({ isManual }) => isManual !== 0 },
  Query: {
    cronJobs: (_, { appId }, context) => rules.ofApp(context, appId),
    cronRuns: (_, args, context) => rules.runsOf(context, args),
  },
  Subscription: {
    cronJobsChanged: { subscribe: (_, { appId }, context) => rules.changed(context, appId) },
  },
};
