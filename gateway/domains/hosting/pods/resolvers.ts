import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { appOf } from "#gateway/domains/hosting/apps/rules.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Pod: {
    isReady: ({ isReady }) => isReady !== 0,
    app: ({ appId }, _, context) => appOf(context, appId),
  },
  Query: {
    pod: (_, { name }, context) => rules.byName(context, name),
    pods: (_, { appId }, context) => rules.ofApp(context, appId),
    appEvents: (_, args, context) => rules.events(context, args),
    hostingEngine: (_, __, context) => rules.engine(context),
  },
  Mutation: { podRemove: (_, { name }, context) => rules.remove(context, name) },
  Subscription: {
    podsChanged: { subscribe: (_, { appId }, context) => rules.podsChanged(context, appId) },
    hostingEngineChanged: { subscribe: (_, __, context) => rules.engineChanged(context) },
    appEventAdded: { subscribe: (_, { appId }, context) => rules.eventAdded(context, appId) },
  },
};
