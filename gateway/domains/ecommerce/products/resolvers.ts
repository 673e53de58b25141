import type { Resolvers } from "../../../generated/resolvers.ts";
import { strictList } from "../../../platform/list.ts";
import { mapEach } from "../../../platform/live.ts";
import { matching } from "./matching.ts";
import { ProductCategory, ProductStatus, productList } from "./repository.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  ProductCategory,
  ProductStatus,
  Product: {
    price: ({ priceMinor }) => rules.money(priceMinor),
  },
  ProductChange: {
    product: ({ id }, _, context) => rules.find(context, id),
  },
  Query: {
    products: async (_, { page, itemsPerPage, sort, filter }, { store }) => {
      const asked = strictList({ page, itemsPerPage, q: filter?.q });
      return await productList.page(store, { ...asked, sort, where: matching(filter) });
    },
    productIds: async (_, { filter }, { store }) => {
      const { q } = strictList({ page: 1, itemsPerPage: 1, q: filter?.q });
      return (await productList.ids(store, { q, where: matching(filter) })).map(String);
    },
    product: (_, { id }, context) => rules.find(context, id),
    productSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: {
    productCreate: (_, { input }, context) => rules.create(context, input),
    productUpdate: (_, { id, input, expectedVersion }, context) => rules.update(context, id, input, expectedVersion),
    productDelete: (_, { id }, context) => rules.remove(context, id),
    productBulkUpdate: (_, { ids, input }, context) => rules.bulkUpdate(context, ids, input),
    productBulkDelete: (_, { ids }, context) => rules.bulkRemove(context, ids),
  },
  Subscription: {
    productChanged: {
      subscribe: (_, __, { live }) => mapEach(live.subscribe(rules.TOPIC), (change) => ({ productChanged: change })),
    },
  },
};
