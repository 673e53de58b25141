import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Price: {
    value: ({ value }) => value.toString(),
    min: ({ min }) => min.toString(),
    max: ({ max }) => max.toString(),
    size: ({ spec }) => spec ?? null,
  },
  PriceChange: {
    former: ({ former }) => former.toString(),
    value: ({ value }) => value.toString(),
    actor: ({ actorId }, _, context) => userOf(context, actorId),
  },
  Query: {
    prices: (_, __, context) => rules.all(context),
    priceChanges: (_, { id, first }, context) => rules.changesOf(context, id, first),
  },
  Mutation: { priceSet: (_, args, context) => rules.set(context, args) },
};
