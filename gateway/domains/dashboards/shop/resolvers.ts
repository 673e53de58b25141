import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { loadProduct } from "#gateway/domains/ecommerce/products/rules.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  SalesProduct: {
    product: ({ id }, _, context) => loadProduct(context, Number(id)),
  },
  Query: {
    shopSales: (_, { days }, context) => rules.shopSales(context, days),
  },
};
