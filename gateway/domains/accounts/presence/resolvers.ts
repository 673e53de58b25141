import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { mapEach } from "#gateway/platform/live.ts";
import { PresenceActivity } from "./repository.ts";
import { attend } from "./rules.ts";

export const resolvers: Resolvers = {
  PresenceActivity,
  Subscription: {
    presence: {
      subscribe: (_, { record, activity }, context) =>
        mapEach(attend(context, record, activity), (presence) => ({ presence })),
    },
  },
};
