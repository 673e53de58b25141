import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { jsonOf } from "./level.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  HostingLogLine: { json: ({ text }) => jsonOf(text) },
  Query: { hostingLogs: (_, args, context) => rules.page(context, args) },
  Subscription: {
    hostingLogsFollowed: { subscribe: (_, args, context) => rules.followed(context, args) },
  },
};
