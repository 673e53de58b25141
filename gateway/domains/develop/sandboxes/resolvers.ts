import type { Resolvers } from "../../../generated/resolvers.ts";
import { list } from "./repository.ts";
import { drop } from "./rules.ts";

export const resolvers: Resolvers = {
  Query: {
    sandboxes: (_, __, { comforts }) => list(comforts),
  },
  Mutation: {
    sandboxDrop: (_, { name }, context) => drop(context, name),
  },
};
