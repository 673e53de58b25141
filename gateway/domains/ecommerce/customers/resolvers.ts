import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { recordResolvers } from "#gateway/platform/entity/recordResolvers.ts";
import { money } from "#gateway/platform/money.ts";
import { conditions } from "./conditions.ts";
import { customerList, CustomerStatus } from "./repository.ts";
import * as rules from "./rules.ts";
import { customers } from "./rules.ts";

const plain = recordResolvers("customer", "customers", {
  list: customerList,
  records: customers,
  create: rules.create,
  conditions,
});

export const search = plain.search(({ customer, email, country }) => ({
  title: customer,
  detail: `${email} · ${country}`,
}));

export const resolvers: Resolvers = {
  CustomerStatus,
  Customer: {
    countryFlag: ({ countryCode }) => rules.flagOf(countryCode),
    status: () => CustomerStatus.ACTIVE,
    order: ({ orderCount }) => orderCount,
    totalSpent: ({ totalSpentMinor }) => money(totalSpentMinor),
  },
  CustomerChange: { customer: plain.changed },
  Query: {
    ...plain.Query,
    customerCounts: plain.counts,
    customer: (_, { id }, context) => rules.find(context, id),
    customerSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: plain.Mutation,
  Subscription: plain.Subscription,
};
