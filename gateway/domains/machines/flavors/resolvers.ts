import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Query: { machineCatalogue: (_, __, context) => rules.catalogue(context) },
  Mutation: { machineStockSet: (_, args, context) => rules.setStock(context, args) },
};
