import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import * as shown from "./shown.ts";

export const resolvers: Resolvers = {
  Machine: {
    owner: ({ ownerId }, _, context) => userOf(context, ownerId),
    flavor: (machine) => shown.flavorOf(machine),
    image: (machine) => shown.imageOf(machine),
    price: (machine, _, context) => shown.priceOf(context, machine),
    daysLeft: (machine, _, context) => shown.daysLeft(context, machine),
    task: (machine, _, context) => shown.taskOf(context, machine),
    isAutoRenewed: ({ isAutoRenewed }) => isAutoRenewed !== 0,
    isDeleteProtected: ({ isDeleteProtected }) => isDeleteProtected !== 0,
    actions: (machine, _, context) => shown.actionsOf(context, machine),
  },
  MachineOperation: {
    actor: ({ actorId }, _, context) => (actorId === null ? null : userOf(context, actorId)),
  },
  MachineChange: { machine: ({ id }, _, context) => shown.find(context, id) },
  Query: {
    machines: (_, args, context) => shown.page(context, args),
    machineIds: (_, { filter }, context) => shown.ids(context, filter),
    machineCounts: (_, { filters }, context) => shown.counts(context, filters),
    machine: (_, { id }, context) => shown.find(context, id),
    machineOperations: (_, args, context) => shown.log(context, args),
  },
  Subscription: {
    machineChanged: { subscribe: (_, { id }, context) => shown.changed(context, id) },
  },
};
