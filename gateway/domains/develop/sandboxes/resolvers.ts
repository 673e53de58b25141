import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { list } from "./repository.ts";
import { drop } from "./rules.ts";

export const resolvers: Resolvers = {
  Query: {
    sandboxes: (_, __, { devTools }) => list(devTools),
  },
  Mutation: {
    sandboxDrop: (_, { name }, context) => drop(context, name),
  },
};
