import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { create } from "./creating.ts";
import * as disks from "./disks.ts";
import * as money from "./money.ts";
import { resetPassword } from "./passwords.ts";
import * as rules from "./rules.ts";
import * as snapshots from "./snapshotting.ts";
import * as steps from "./steps.ts";

export const resolvers: Resolvers = {
  Machine: { diskUse: (machine, _, context) => rules.diskUse(context, machine) },
  Mutation: {
    machineCreate: (_, { input }, context) => create(context, input),
    machineAct: (_, args, context) => steps.act(context, args),
    machineRebuild: (_, args, context) => steps.rebuild(context, args),
    machineResize: (_, { id, flavorId }, context) => steps.changeSize(context, id, flavorId),
    machinePasswordReset: (_, { id }, context) => resetPassword(context, id),
    machineUpdate: (_, args, context) => steps.update(context, args),
    machineLock: (_, { id, reason }, context) => steps.lock(context, id, reason),
    machinePay: (_, { id }, context) => money.pay(context, id),
    machineRenew: (_, { id, period }, context) => money.renew(context, id, period),
    machineDiskAttach: (_, args, context) => disks.attach(context, args),
    machineDiskDetach: (_, args, context) => disks.detach(context, args),
    machineDiskGrow: (_, args, context) => disks.grow(context, args),
    machineRulesSet: (_, args, context) => disks.setRules(context, args),
    machineSnapshotCreate: (_, args, context) => snapshots.create(context, args),
    machineSnapshotRestore: (_, { id }, context) => snapshots.restore(context, id),
    machineSnapshotDelete: (_, { id }, context) => snapshots.remove(context, id),
  },
};
