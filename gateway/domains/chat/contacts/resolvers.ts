import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { defineSearch } from "#gateway/platform/entity/search.ts";
import { ChatContactStatus } from "./repository.ts";
import * as rules from "./rules.ts";

export const search = defineSearch("chatContacts", rules.page, ({ fullName, role }) => ({
  title: fullName,
  detail: role,
}));

export const resolvers: Resolvers = {
  ChatContactStatus,
  ChatProfile: {
    settings: ({ isTwoStepAuthVerificationEnabled, isNotificationsOn }) => ({
      isTwoStepAuthVerificationEnabled,
      isNotificationsOn,
    }),
  },
  Query: {
    chatProfile: (_, __, context) => rules.personOf(context),
    chatContacts: (_, args, context) => rules.page(args, context),
    chatContact: (_, { id }, context) => rules.find(context, id),
  },
  Mutation: {
    chatProfileUpdate: (_, { input, expectedVersion }, context) =>
      rules.updateProfile(context, input, expectedVersion),
  },
  Subscription: {
    chatContactChanged: { subscribe: (_, __, context) => rules.changed(context) },
  },
};
