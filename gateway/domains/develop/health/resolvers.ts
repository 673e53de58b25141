import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Query: { gatewayHealth: (_, __, context) => rules.shown(context) },
  Subscription: { gatewaySampled: { subscribe: (_, __, context) => rules.sampled(context) } },
};
