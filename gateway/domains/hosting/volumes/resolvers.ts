import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Query: { appVolumes: (_, { appId }, context) => rules.ofApp(context, appId) },
};
