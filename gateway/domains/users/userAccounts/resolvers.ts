import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { ownUser } from "./own.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  SampleUser: {
    account: (user, _, context) => rules.accountOf(context, user),
  },
  SampleUserAccount: {
    connections: (account) => rules.connectionsOf(account),
  },
  SampleUserAccountChange: {
    account: ({ id }, _, context) => rules.accountById(context, id),
  },
  Query: {
    sampleAccount: (_, __, context) => ownUser(context),
  },
  Mutation: {
    sampleUserNotificationsUpdate: (_, { userId, notifications }, context) =>
      rules.setNotifications(context, userId, notifications),
    sampleUserTwoStepUpdate: (_, { userId, on }, context) => rules.setTwoStep(context, userId, on),
    sampleUserPasswordChange: (_, { userId, password }, context) =>
      rules.setPassword(context, userId, password),
    sampleUserDeviceSignOut: (_, { userId, id }, context) => rules.signOutDevice(context, userId, id),
    sampleUserConnectionUpdate: (_, { userId, service, connected }, context) =>
      rules.setConnected(context, userId, service, connected),
  },
  Subscription: {
    sampleUserAccountChanged: { subscribe: (_, { userId }, context) => rules.changes(context, userId) },
  },
};
