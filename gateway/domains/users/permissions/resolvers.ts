import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { countEach } from "#gateway/platform/entity/recordResolvers.ts";
import { defineSearch } from "#gateway/platform/entity/search.ts";
import { mapEach } from "#gateway/platform/live.ts";
import { permissionList, SamplePermissionRole } from "./repository.ts";
import * as rules from "./rules.ts";
import { permissions } from "./rules.ts";

export const search = defineSearch("samplePermissions", rules.page, ({ name, createdDate }) => ({
  title: name,
  detail: createdDate,
}));

export const resolvers: Resolvers = {
  SamplePermissionRole,
  SamplePermissionChange: {
    samplePermission: ({ id }, _, context) => permissions.find(context, id),
  },
  Query: {
    samplePermissions: (_, args, context) => rules.page(args, context),
    samplePermissionIds: async (_, { filter }, { store }) =>
      (await permissionList.ids(store, { where: await rules.conditions(store, filter) })).map(String),
    samplePermission: (_, { id }, context) => permissions.find(context, id),
    samplePermissionCounts: (_, { filters }, context) =>
      countEach(filters, (asked) => rules.page(asked, context)),
  },
  Mutation: {
    samplePermissionCreate: (_, { input }, context) => rules.create(context, input),
    samplePermissionUpdate: (_, { id, input, expectedVersion }, context) =>
      permissions.update(context, id, input, expectedVersion),
    samplePermissionDelete: (_, { id }, context) => permissions.remove(context, id),
    samplePermissionBulkUpdate: (_, { ids, input }, context) => permissions.bulkUpdate(context, ids, input),
    samplePermissionBulkDelete: (_, { ids }, context) => permissions.bulkRemove(context, ids),
  },
  Subscription: {
    samplePermissionChanged: {
      subscribe: (_, __, { live }) =>
        mapEach(live.subscribe(permissions.topic), (change) => ({ samplePermissionChanged: change })),
    },
  },
};
