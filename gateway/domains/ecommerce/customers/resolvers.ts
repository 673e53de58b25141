import type { Resolvers } from "../../../generated/resolvers.ts";
import { askIds, askPage } from "../../../platform/listQuery.ts";
import { mapEach } from "../../../platform/live.ts";
import { money } from "../../../platform/money.ts";
import { matching } from "./matching.ts";
import { customerList, CustomerStatus } from "./repository.ts";
import * as rules from "./rules.ts";
import { customers } from "./rules.ts";

export const resolvers: Resolvers = {
  CustomerStatus,
  Customer: {
    countryFlag: ({ countryCode }) => rules.flagOf(countryCode),
    status: () => CustomerStatus.ACTIVE,
    order: ({ orderCount }) => orderCount,
    totalSpent: ({ totalSpentMinor }) => money(totalSpentMinor),
  },
  CustomerChange: {
    customer: ({ id }, _, context) => customers.find(context, id),
  },
  Query: {
    customers: (_, args, context) => askPage(customerList, context, args, matching(args.filter)),
    customerIds: (_, { filter }, context) => askIds(customerList, context, filter, matching(filter)),
    customer: (_, { id }, context) => rules.find(context, id),
    customerSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: {
    customerCreate: (_, { input }, context) => rules.create(context, input),
    customerUpdate: (_, { id, input, expectedVersion }, context) => customers.update(context, id, input, expectedVersion),
    customerDelete: (_, { id }, context) => customers.remove(context, id),
    customerBulkUpdate: (_, { ids, input }, context) => customers.bulkUpdate(context, ids, input),
    customerBulkDelete: (_, { ids }, context) => customers.bulkRemove(context, ids),
  },
  Subscription: {
    customerChanged: {
      subscribe: (_, __, { live }) => mapEach(live.subscribe(customers.topic), (change) => ({ customerChanged: change })),
    },
  },
};
