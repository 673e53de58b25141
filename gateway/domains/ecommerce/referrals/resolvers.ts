import type { Resolvers } from "../../../generated/resolvers.ts";
import { askIds, askPage } from "../../../platform/listQuery.ts";
import { mapEach } from "../../../platform/live.ts";
import { money } from "../../../platform/money.ts";
import { matching } from "./matching.ts";
import { referralList, ReferralStatus } from "./repository.ts";
import * as rules from "./rules.ts";
import { referrals } from "./rules.ts";

export const resolvers: Resolvers = {
  ReferralStatus,
  Referral: {
    value: ({ valueMinor }) => money(valueMinor),
    earning: ({ earningMinor }) => money(earningMinor),
  },
  ReferralChange: {
    referral: ({ id }, _, context) => referrals.find(context, id),
  },
  Query: {
    referrals: (_, args, context) => askPage(referralList, context, args, matching(args.filter)),
    referralIds: (_, { filter }, context) => askIds(referralList, context, filter, matching(filter)),
    referral: (_, { id }, context) => referrals.find(context, id),
    referralSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: {
    referralCreate: (_, { input }, context) => rules.create(context, input),
    referralUpdate: (_, { id, input, expectedVersion }, context) => referrals.update(context, id, input, expectedVersion),
    referralDelete: (_, { id }, context) => referrals.remove(context, id),
    referralBulkUpdate: (_, { ids, input }, context) => referrals.bulkUpdate(context, ids, input),
    referralBulkDelete: (_, { ids }, context) => referrals.bulkRemove(context, ids),
  },
  Subscription: {
    referralChanged: {
      subscribe: (_, __, { live }) => mapEach(live.subscribe(referrals.topic), (change) => ({ referralChanged: change })),
    },
  },
};
