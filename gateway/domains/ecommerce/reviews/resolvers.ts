import type { Resolvers } from "../../../generated/resolvers.ts";
import { strictList } from "../../../platform/list.ts";
import { askIds, askPage } from "../../../platform/listQuery.ts";
import { mapEach } from "../../../platform/live.ts";
import { loadProduct } from "../products/rules.ts";
import { matching } from "./matching.ts";
import { reviewList, ReviewStatus } from "./repository.ts";
import * as rules from "./rules.ts";
import { reviews } from "./rules.ts";

export const resolvers: Resolvers = {
  ReviewStatus,
  Review: {
    product: ({ productId }, _, context) => loadProduct(context, productId),
    productName: ({ product }) => product,
    repliedAt: ({ repliedAt }) => repliedAt || null,
  },
  ReviewChange: {
    review: ({ id }, _, context) => reviews.find(context, id),
  },
  Product: {
    reviews: ({ id }, args, context) => rules.loadReviews(context, id, { ...args, ...strictList(args) }),
  },
  Query: {
    reviews: (_, args, context) => askPage(reviewList, context, args, matching(args.filter)),
    reviewIds: (_, { filter }, context) => askIds(reviewList, context, filter, matching(filter)),
    review: (_, { id }, context) => reviews.find(context, id),
    reviewSummary: (_, __, { store, clock }) => rules.summary(store, clock),
  },
  Mutation: {
    reviewCreate: (_, { input }, context) => rules.create(context, input),
    reviewUpdate: (_, { id, input, expectedVersion }, context) => reviews.update(context, id, input, expectedVersion),
    reviewDelete: (_, { id }, context) => reviews.remove(context, id),
    reviewBulkUpdate: (_, { ids, input }, context) => reviews.bulkUpdate(context, ids, input),
    reviewBulkDelete: (_, { ids }, context) => reviews.bulkRemove(context, ids),
  },
  Subscription: {
    reviewChanged: {
      subscribe: (_, __, { live }) => mapEach(live.subscribe(reviews.topic), (change) => ({ reviewChanged: change })),
    },
  },
};
