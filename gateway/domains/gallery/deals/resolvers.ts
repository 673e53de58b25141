import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { recordResolvers } from "#gateway/platform/entity/recordResolvers.ts";
import { DealAudience, DealKind, dealList, DealStatus } from "./repository.ts";
import { deals } from "./rules.ts";

const plain = recordResolvers("deal", "deals", { list: dealList, records: deals });

export const resolvers: Resolvers = {
  DealStatus,
  DealKind,
  DealAudience,
  DealChange: { deal: plain.changed },
  Query: plain.Query,
  Mutation: plain.Mutation,
  Subscription: plain.Subscription,
};
