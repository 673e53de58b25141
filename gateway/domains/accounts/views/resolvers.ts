import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  SavedView: {
    base: ({ shown }) => shown.base,
    q: ({ shown }) => shown.q,
    filters: ({ shown }) => shown.filters,
    sort: ({ shown }) => shown.sort,
    itemsPerPage: ({ shown }) => shown.itemsPerPage,
    columns: ({ shown }) => shown.columns,
    mine: ({ userId }, _, { viewer }) => userId === viewer?.userId,
    isDefault: ({ userId, isDefault }, _, { viewer }) => isDefault && userId === viewer?.userId,
  },
  Query: {
    views: (_, { list }, context) => rules.mine(context, list),
    view: (_, { id }, context) => rules.find(context, id),
  },
  Mutation: {
    viewCreate: (_, { input }, context) => rules.create(context, input),
    viewUpdate: (_, { id, input, expectedVersion }, context) =>
      rules.update(context, id, input, expectedVersion),
    viewDelete: (_, { id }, context) => rules.remove(context, id),
  },
};
