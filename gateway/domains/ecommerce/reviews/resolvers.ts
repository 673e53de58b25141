import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { recordResolvers } from "#gateway/platform/entity/recordResolvers.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { loadProduct } from "#gateway/domains/ecommerce/products/rules.ts";
import { conditions } from "./conditions.ts";
import { reviewList, ReviewStatus } from "./repository.ts";
import * as rules from "./rules.ts";
import { reviews } from "./rules.ts";

const plain = recordResolvers("review", "reviews", {
  list: reviewList,
  records: reviews,
  create: rules.create,
  conditions,
});

export const search = plain.search(({ product, reviewer, head }) => ({
  title: head || product,
  detail: head ? `${reviewer} · ${product}` : reviewer,
}));

export const resolvers: Resolvers = {
  ReviewStatus,
  Review: {
    product: ({ productId }, _, context) => loadProduct(context, productId),
    productName: ({ product }) => product,
    repliedAt: ({ repliedAt }) => repliedAt || null,
  },
  ReviewChange: { review: plain.changed },
  Product: {
    reviews: ({ id }, args, context) => rules.loadReviews(context, id, { ...args, ...strictList(args) }),
  },
  Query: {
    ...plain.Query,
    reviewCounts: plain.counts,
    reviewSummary: (_, __, { store, clock }) => rules.summary(store, clock),
  },
  Mutation: plain.Mutation,
  Subscription: plain.Subscription,
};
