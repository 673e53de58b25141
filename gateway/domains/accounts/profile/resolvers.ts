import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { update } from "./rules.ts";

export const resolvers: Resolvers = {
  Mutation: { profileUpdate: (_, { input }, context) => update(context, input) },
};
