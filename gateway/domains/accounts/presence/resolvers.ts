import type { Resolvers } from "../../../generated/resolvers.ts";
import { mapEach } from "../../../platform/live.ts";
import { PresenceActivity } from "./repository.ts";
import { attend } from "./rules.ts";

export const resolvers: Resolvers = {
  PresenceActivity,
  Subscription: {
    presence: {
      subscribe: (_, { record, activity }, context) => mapEach(attend(context, record, activity), (presence) => ({ presence })),
    },
  },
};
