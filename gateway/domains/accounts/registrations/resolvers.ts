import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { begin, finish } from "./rules.ts";

export const resolvers: Resolvers = {
  Mutation: {
    registrationBegin: (_, { input }, context) => begin(context, input),
    registrationFinish: (_, args, context) => finish(context, args),
  },
};
