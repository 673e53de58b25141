import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as reset from "./reset.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Mutation: {
    passwordChange: (_, args, context) => rules.change(context, args),
    passwordResetBegin: (_, args, context) => reset.begin(context, args),
    passwordResetFinish: (_, args, context) => reset.finish(context, args),
  },
};
