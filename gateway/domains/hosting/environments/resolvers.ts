import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";
import { textOf } from "./text.ts";

export const resolvers: Resolvers = {
  AppEnvironment: { text: ({ variables }) => textOf(variables) },
  Query: { appEnvironment: (_, { appId }, context) => rules.ofApp(context, appId) },
  Mutation: {
    appVariablesSet: (_, args, context) => rules.setVariables(context, args),
    appVariablesTextSet: (_, args, context) => rules.setText(context, args),
    appFilesSet: (_, args, context) => rules.setFiles(context, args),
    appSecretReveal: (_, args, context) => rules.reveal(context, args),
  },
};
