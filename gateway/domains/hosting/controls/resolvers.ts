import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Query: { hostingLimits: (_, __, context) => rules.limits(context) },
};
