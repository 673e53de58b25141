import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { recordResolvers } from "#gateway/platform/entity/recordResolvers.ts";
import { parseEnum } from "#gateway/platform/enumText.ts";
import {
  SampleUserBilling,
  SampleUserPlan,
  SampleUserRole,
  SampleUserStatus,
  userList,
} from "./repository.ts";
import { conditions } from "./conditions.ts";
import { guardedUsers } from "./guards.ts";
import * as rules from "./rules.ts";

const plain = recordResolvers("sampleUser", "sampleUsers", {
  list: userList,
  records: guardedUsers,
  conditions,
});

export const search = plain.search(({ fullName, email }) => ({ title: fullName, detail: email }));

export const resolvers: Resolvers = {
  SampleUserRole,
  SampleUserPlan,
  SampleUserStatus,
  SampleUserBilling,
  SampleUser: {
    role: ({ role }) => parseEnum(SampleUserRole, role),
    currentPlan: ({ currentPlan }) => parseEnum(SampleUserPlan, currentPlan),
    status: ({ status }) => parseEnum(SampleUserStatus, status),
    billing: ({ billing }) => parseEnum(SampleUserBilling, billing),
  },
  SampleUserChange: { sampleUser: plain.changed },
  Query: {
    ...plain.Query,
    sampleUserCounts: plain.counts,
    sampleUserSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: plain.Mutation,
  Subscription: plain.Subscription,
};
