import type { Resolvers } from "../../../generated/resolvers.ts";
import { anyOf, between, given, is, strictList } from "../../../platform/list.ts";
import { mapEach } from "../../../platform/live.ts";
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
      const where = given(
        anyOf("category", filter?.category), anyOf("status", filter?.status), anyOf("productBrand", filter?.brand),
        is("stock", filter?.stock), between("priceMinor", filter?.priceMin, filter?.priceMax),
      );
      return await productList.page(store, { ...strictList({ page, itemsPerPage, q: filter?.q }), sort, where });
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
