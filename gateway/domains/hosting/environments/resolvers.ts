import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";
import { textOf } from "./text.ts";

export const resolvers: Resolvers = {
  AppEnvironment: { text: ({ variables }) => textOf(variables) },
  Query: { appEnvironment: (_, { appId }, context) => rules.ofApp(context, appId) },
};
