import type { Resolvers, SampleUserFilter } from "../../../generated/resolvers.ts";
import { among } from "../../../platform/closedSet.ts";
import { anyOf, given, type Condition } from "../../../platform/list.ts";
import { askIds, askPage } from "../../../platform/listQuery.ts";
import { mapEach } from "../../../platform/live.ts";
import { SampleUserBilling, SampleUserPlan, SampleUserRole, SampleUserStatus, userList } from "./repository.ts";
import * as rules from "./rules.ts";
import { users } from "./rules.ts";

const matching = (filter?: SampleUserFilter | null): Condition[] =>
  given(anyOf("role", filter?.role), anyOf("currentPlan", filter?.plan), anyOf("status", filter?.status));

export const resolvers: Resolvers = {
  SampleUserRole,
  SampleUserPlan,
  SampleUserStatus,
  SampleUserBilling,
  SampleUser: {
    role: ({ role }) => among(SampleUserRole, role),
    currentPlan: ({ currentPlan }) => among(SampleUserPlan, currentPlan),
    status: ({ status }) => among(SampleUserStatus, status),
    billing: ({ billing }) => among(SampleUserBilling, billing),
  },
  SampleUserChange: {
    sampleUser: ({ id }, _, context) => users.find(context, id),
  },
  Query: {
    sampleUsers: (_, args, context) => askPage(userList, context, args, matching(args.filter)),
    sampleUserIds: (_, { filter }, context) => askIds(userList, context, filter, matching(filter)),
    sampleUser: (_, { id }, context) => users.find(context, id),
    sampleUserSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: {
    sampleUserCreate: (_, { input }, context) => rules.create(context, input),
    sampleUserUpdate: (_, { id, input, expectedVersion }, context) => users.update(context, id, input, expectedVersion),
    sampleUserDelete: (_, { id }, context) => users.remove(context, id),
    sampleUserBulkUpdate: (_, { ids, input }, context) => users.bulkUpdate(context, ids, input),
    sampleUserBulkDelete: (_, { ids }, context) => users.bulkRemove(context, ids),
  },
  Subscription: {
    sampleUserChanged: {
      subscribe: (_, __, { live }) => mapEach(live.subscribe(users.topic), (change) => ({ sampleUserChanged: change })),
    },
  },
};
