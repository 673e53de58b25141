import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { choose, partsOf } from "./rules.ts";

export const resolvers: Resolvers = {
  Query: { simulation: (_, __, context) => partsOf(context) },
  Mutation: { simulationSet: (_, { parts }, context) => choose(context, parts) },
};
