import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { mapEach } from "#gateway/platform/live.ts";
import { parseEnum } from "#gateway/platform/enumText.ts";
import { SampleUserRole } from "#gateway/domains/users/users/repository.ts";
import * as rules from "./rules.ts";
import { roles } from "./rules.ts";

export const resolvers: Resolvers = {
  SampleRole: {
    documented: ({ documented }) => documented && parseEnum(SampleUserRole, documented),
    memberCount: (role, _, context) => rules.memberCount(context, role),
    members: (role, { first }, context) => rules.members(context, role, first),
  },
  SampleRoleChange: {
    sampleRole: ({ id }, _, context) => roles.find(context, id),
  },
  Query: {
    sampleRoles: (_, __, context) => rules.all(context),
    sampleRole: (_, { id }, context) => roles.find(context, id),
  },
  Mutation: {
    sampleRoleCreate: (_, { input }, context) => rules.create(context, input),
    sampleRoleUpdate: (_, { id, input, expectedVersion }, context) =>
      roles.update(context, id, input, expectedVersion),
    sampleRoleDelete: (_, { id }, context) => rules.remove(context, id),
    sampleRolesGrant: (_, { changes }, context) => rules.grant(context, changes),
  },
  Subscription: {
    sampleRoleChanged: {
      subscribe: (_, __, { live }) =>
        mapEach(live.subscribe(roles.topic), (change) => ({ sampleRoleChanged: change })),
    },
  },
};
