import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { recordResolvers } from "#gateway/platform/entity/recordResolvers.ts";
import { money } from "#gateway/platform/money.ts";
import { conditions } from "./conditions.ts";
import {
  ProductCategory,
  ProductDelivery,
  ProductHandling,
  ProductStatus,
  productList,
} from "./repository.ts";
import * as rules from "./rules.ts";
import { products } from "./rules.ts";

const plain = recordResolvers("product", "products", {
  list: productList,
  records: products,
  create: rules.create,
  conditions,
});

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
  ProductChange: { product: plain.changed },
  Query: {
    ...plain.Query,
    productSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: plain.Mutation,
  Subscription: plain.Subscription,
};
