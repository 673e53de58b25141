import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { NotificationKind, NotificationTone } from "./repository.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  NotificationKind,
  NotificationTone,
  NotificationChange: {
    notification: ({ id }, _, context) => rules.find(context, id),
  },
  Query: {
    notifications: (_, args, context) => rules.page(context, args),
    notificationCounts: (_, __, context) => rules.counts(context),
    notificationSettings: (_, __, context) => rules.settings(context),
  },
  Mutation: {
    notificationRead: (_, { ids }, context) => rules.read(context, ids),
    notificationReadAll: (_, { kind }, context) => rules.readAll(context, kind),
    notificationSettingsSet: (_, { input }, context) => rules.setSettings(context, input),
  },
  Subscription: {
    notificationChanged: {
      subscribe: (_, __, context) => rules.changes(context),
    },
  },
};
