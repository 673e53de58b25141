import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { recordResolvers } from "#gateway/platform/entity/recordResolvers.ts";
import { ListingKind, listingList, ListingPurpose, ListingStatus } from "./repository.ts";
import { listings } from "./rules.ts";

const plain = recordResolvers("listing", "listings", { list: listingList, records: listings });

export const resolvers: Resolvers = {
  ListingStatus,
  ListingPurpose,
  ListingKind,
  ListingChange: { listing: plain.changed },
  Query: plain.Query,
  Mutation: plain.Mutation,
  Subscription: plain.Subscription,
};
