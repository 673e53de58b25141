import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Pod: { isReady: ({ isReady }) => isReady !== 0 },
  Query: {
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
