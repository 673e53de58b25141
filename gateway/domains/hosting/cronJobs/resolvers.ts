import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as changes from "./changes.ts";
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
    cronPreview: (_, { cron, timezone }, context) => changes.preview(context, cron, timezone),
  },
  Mutation: {
    cronJobCreate: (_, { appId, input }, context) => changes.create(context, appId, input),
    cronJobUpdate: (_, args, context) => changes.update(context, args),
    cronJobDelete: (_, { id }, context) => changes.remove(context, id),
    cronJobRun: (_, { id }, context) => changes.run(context, id),
  },
  Subscription: {
    cronJobsChanged: { subscribe: (_, { appId }, context) => rules.changed(context, appId) },
  },
};
