import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { ChatContactStatus, contactsOf } from "./repository.ts";
import * as rules from "./rules.ts";

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
    chatContacts: async (_, { page, itemsPerPage, filter }, context) => {
      const asked = strictList({ page, itemsPerPage, q: filter?.q });
      return await contactsOf(context.store, (await rules.personOf(context)).id, {
        ...asked,
        status: filter?.status,
      });
    },
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
