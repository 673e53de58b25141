import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { AnnouncementImportance } from "./repository.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  AnnouncementImportance,
  Query: {
    announcements: (_, __, context) => rules.shown(context),
    writtenAnnouncements: (_, __, context) => rules.all(context),
  },
  Mutation: {
    announcementDismiss: (_, { id }, context) => rules.dismiss(context, id),
    announcementCreate: (_, { input }, context) => rules.create(context, input),
    announcementUpdate: (_, { id, input }, context) => rules.update(context, id, input),
    announcementDelete: (_, { id }, context) => rules.remove(context, id),
  },
};
