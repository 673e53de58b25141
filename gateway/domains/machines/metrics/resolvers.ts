import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { ofOwn } from "./rules.ts";

export const resolvers: Resolvers = {
  Query: { machineMetrics: (_, args, context) => ofOwn(context, args) },
};
