import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Mutation: {
    passwordChange: (_, args, context) => rules.change(context, args),
  },
};
