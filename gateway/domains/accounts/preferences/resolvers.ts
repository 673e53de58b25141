import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { keep, read } from "./rules.ts";

export const resolvers: Resolvers = {
  Query: { preference: (_, { key }, context) => read(context, key) },
  Mutation: { preferenceSet: (_, { key, value }, context) => keep(context, key, value) },
};
