import type { Resolvers } from "../../../generated/resolvers.ts";
import { askIds, askPage } from "../../../platform/listQuery.ts";
import { mapEach } from "../../../platform/live.ts";
import { money } from "../../../platform/money.ts";
import { matching } from "./matching.ts";
import { ProductCategory, ProductDelivery, ProductHandling, ProductStatus, productList } from "./repository.ts";
import * as rules from "./rules.ts";
import { products } from "./rules.ts";

export const resolvers: Resolvers = {
  ProductCategory,
  ProductStatus,
  ProductDelivery,
  ProductHandling,
  Product: {
    price: ({ priceMinor }) => money(priceMinor),
    discount: ({ discountMinor }) => money(discountMinor),
    images: ({ image, images }) => (images.length > 0 ? images : [{ url: image, alt: "" }]),
  },
  ProductVariant: {
    price: ({ priceMinor }) => (priceMinor === null ? null : money(priceMinor)),
  },
  ProductChange: {
    product: ({ id }, _, context) => products.find(context, id),
  },
  Query: {
    products: (_, args, context) => askPage(productList, context, args, matching(args.filter)),
    productIds: (_, { filter }, context) => askIds(productList, context, filter, matching(filter)),
    product: (_, { id }, context) => products.find(context, id),
    productSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: {
    productCreate: (_, { input }, context) => rules.create(context, input),
    productUpdate: (_, { id, input, expectedVersion }, context) => products.update(context, id, input, expectedVersion),
    productDelete: (_, { id }, context) => products.remove(context, id),
    productBulkUpdate: (_, { ids, input }, context) => products.bulkUpdate(context, ids, input),
    productBulkDelete: (_, { ids }, context) => products.bulkRemove(context, ids),
  },
  Subscription: {
    productChanged: {
      subscribe: (_, __, { live }) => mapEach(live.subscribe(products.topic), (change) => ({ productChanged: change })),
    },
  },
};
