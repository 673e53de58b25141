import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { find as findApp } from "#gateway/domains/hosting/apps/rules.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  App: { deployment: async ({ id }, _, context) => (await rules.newestOf(context, id)) ?? null },
  Deployment: {
    appName: async ({ appId }, _, context) => (await findApp(context, appId))?.name ?? "",
    creator: ({ createdBy }, _, context) => (createdBy === null ? null : userOf(context, createdBy)),
    isCancellable: ({ status }) => rules.isCancellable(status),
  },
  AppRevision: {
    spec: ({ snapshot }) => snapshot.spec,
    creator: ({ createdBy }, _, context) => (createdBy === null ? null : userOf(context, createdBy)),
    isPinned: ({ isPinned }) => isPinned !== 0,
    isCurrent: async ({ appId, number }, _, context) =>
      (await findApp(context, appId))?.currentRevision === number,
  },
  Query: {
    deployments: (_, args, context) => rules.page(context, args),
    deployment: (_, { id }, context) => rules.find(context, id),
    appRevisions: (_, { appId }, context) => rules.ofApp(context, appId),
    appRevisionDiff: (_, { appId, from, to }, context) => rules.diff(context, appId, from, to),
  },
  Mutation: { appRevisionPin: (_, args, context) => rules.pin(context, args) },
  Subscription: {
    deploymentChanged: { subscribe: (_, { appId }, context) => rules.changed(context, appId) },
  },
};
