import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { recordResolvers } from "#gateway/platform/entity/recordResolvers.ts";
import { money } from "#gateway/platform/money.ts";
import { ProductCategory } from "#gateway/domains/ecommerce/categories/repository.ts";
import { loadCategory } from "#gateway/domains/ecommerce/categories/rules.ts";
import { conditions } from "./conditions.ts";
import { loadFigures } from "./filing.ts";
import { ProductDelivery, ProductHandling, ProductStatus, productList } from "./repository.ts";
import * as rules from "./rules.ts";
import { products } from "./rules.ts";

const plain = recordResolvers("product", "products", {
  list: productList,
  records: products,
  create: rules.create,
  conditions,
});

export const search = plain.search(
  ({ productName, productBrand, sku }) => ({ title: productName, detail: `${productBrand} · ${sku}` }),
  "sku",
);

export const resolvers: Resolvers = {
  ProductCategory,
  ProductStatus,
  ProductDelivery,
  ProductHandling,
  Product: {
    shopCategory: ({ shopCategoryId }, _, context) => loadCategory(context, shopCategoryId),
    price: ({ priceMinor }) => money(priceMinor),
    discount: ({ discountMinor }) => money(discountMinor),
    images: ({ image, images }) => (images.length > 0 ? images : [{ url: image, alt: "" }]),
  },
  ProductVariant: {
    price: ({ priceMinor }) => (priceMinor === null ? null : money(priceMinor)),
  },
  ShopCategoryRoot: {
    products: async ({ category }, _, context) => (await loadFigures(context, category))?.products ?? 0,
    stockValue: async ({ category }, _, context) => money((await loadFigures(context, category))?.worth ?? 0),
  },
  ShopCategory: {
    products: async ({ id }, _, context) => (await loadFigures(context, String(id)))?.products ?? 0,
    stockValue: async ({ id }, _, context) => money((await loadFigures(context, String(id)))?.worth ?? 0),
  },
  ProductChange: { product: plain.changed },
  Query: {
    ...plain.Query,
    productCounts: plain.counts,
    productSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: plain.Mutation,
  Subscription: plain.Subscription,
};
