import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import * as rules from "./rules.ts";
import { notScanned } from "./scans.ts";
import { tagsOf } from "./shelf.ts";

export const resolvers: Resolvers = {
  ImageMember: { user: ({ userId }, _, context) => userOf(context, userId) },
  ImageRepo: {
    platforms: (row) => rules.platformsOf(row),
    pushedAt: ({ newest }) => newest?.pushedAt ?? null,
    isSigned: ({ newest }) => newest?.isSigned ?? null,
    scan: ({ newest }) => newest?.scan ?? notScanned,
    sizeBytes: ({ newest }) => newest?.sizeBytes ?? 0,
    tags: (row, _, context) => tagsOf(context, row),
  },
  ImageChange: { image: ({ id }, _, context) => rules.find(context, id) },
  Query: {
    images: (_, args, context) => rules.page(context, args),
    imageIds: (_, { filter }, context) => rules.ids(context, filter),
    imageFacets: (_, __, context) => rules.facets(context),
    image: (_, { id }, context) => rules.find(context, id),
  },
  Mutation: {
    imageStar: (_, args, context) => rules.mark(context, args, "isStarred"),
    imageSubscribe: (_, args, context) => rules.mark(context, args, "isSubscribed"),
  },
  Subscription: {
    imageChanged: { subscribe: (_, __, context) => rules.changed(context) },
  },
};
