import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { ofOwn } from "./rules.ts";

export const resolvers: Resolvers = {
  MachineSnapshot: {
    creator: ({ creatorId }, _, context) => (creatorId === null ? null : userOf(context, creatorId)),
  },
  Query: { machineSnapshots: (_, { machineId }, context) => ofOwn(context, machineId) },
};
