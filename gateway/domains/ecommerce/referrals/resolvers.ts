import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { recordResolvers } from "#gateway/platform/entity/recordResolvers.ts";
import { money } from "#gateway/platform/money.ts";
import { conditions } from "./conditions.ts";
import { referralList, ReferralStatus } from "./repository.ts";
import * as rules from "./rules.ts";
import { referrals } from "./rules.ts";

const plain = recordResolvers("referral", "referrals", {
  list: referralList,
  records: referrals,
  create: rules.create,
  conditions,
});

export const search = plain.search(
  ({ user, email, referredId }) => ({ title: user, detail: `${email} · ${referredId}` }),
  "referredId",
);

export const resolvers: Resolvers = {
  ReferralStatus,
  Referral: {
    value: ({ valueMinor }) => money(valueMinor),
    earning: ({ earningMinor }) => money(earningMinor),
  },
  ReferralChange: { referral: plain.changed },
  Query: {
    ...plain.Query,
    referralCounts: plain.counts,
    referralSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: plain.Mutation,
  Subscription: plain.Subscription,
};
