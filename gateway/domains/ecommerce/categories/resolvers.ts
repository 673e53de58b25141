import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { mapEach } from "#gateway/platform/live.ts";
import { defineSearch } from "#gateway/platform/entity/search.ts";
import * as rules from "./rules.ts";

export const search = defineSearch("shopCategoryTree", rules.page, ({ name, description }) => ({
  title: name,
  detail: description,
}));

export const resolvers: Resolvers = {
  ShopCategory: {
    parent: ({ parentId }) => (parentId === 0 ? null : String(parentId)),
  },
  ShopCategoryChange: {
    category: ({ id }, _, context) => rules.find(context, id),
  },
  Query: {
    shopCategoryTree: (_, __, context) => rules.tree(context),
    shopCategory: (_, { id }, context) => rules.find(context, id),
  },
  Mutation: {
    shopCategoryCreate: (_, { input }, context) => rules.create(context, input),
    shopCategoryUpdate: (_, { id, input, expectedVersion }, context) =>
      rules.categories.update(context, id, input, expectedVersion),
    shopCategoryMove: (_, { id, parent, position }, context) => rules.move(context, id, parent, position),
    shopCategoryDelete: (_, { id }, context) => rules.remove(context, id),
  },
  Subscription: {
    shopCategoryChanged: {
      subscribe: (_, __, { live }) =>
        mapEach(live.subscribe(rules.categories.topic), (change) => ({ shopCategoryChanged: change })),
    },
  },
};
