import type { Resolvers, SampleUserFilter } from "#gateway/generated/resolvers.ts";
import { recordResolvers } from "#gateway/platform/entity/recordResolvers.ts";
import { parseEnum } from "#gateway/platform/enumText.ts";
import type { Condition } from "#gateway/platform/list/list.ts";
import { anyOf, given } from "#gateway/platform/list/conditions.ts";
import {
  SampleUserBilling,
  SampleUserPlan,
  SampleUserRole,
  SampleUserStatus,
  userList,
} from "./repository.ts";
import * as rules from "./rules.ts";
import { users } from "./rules.ts";

const conditions = (filter?: SampleUserFilter | null): Condition[] =>
  given(anyOf("role", filter?.role), anyOf("currentPlan", filter?.plan), anyOf("status", filter?.status));

const plain = recordResolvers("sampleUser", "sampleUsers", {
  list: userList,
  records: users,
  create: rules.create,
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
    sampleUserSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: plain.Mutation,
  Subscription: plain.Subscription,
};
