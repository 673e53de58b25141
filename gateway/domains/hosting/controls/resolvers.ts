import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as copies from "./copies.ts";
import { create } from "./creating.ts";
import { deploy, rollback } from "./deploying.ts";
import { check } from "./names.ts";
import * as payments from "./payments.ts";
import { move } from "./places.ts";
import * as rules from "./rules.ts";
import * as steps from "./steps.ts";

export const resolvers: Resolvers = {
  Query: {
    hostingLimits: (_, { projectId }, context) => rules.limits(context, projectId ?? null),
    appNameCheck: (_, { name, projectId }, context) => check(context, name, projectId ?? null),
    appExport: (_, { id }, context) => copies.exported(context, id),
  },
  Mutation: {
    appCreate: (_, { input }, context) => create(context, input),
    appUpdate: (_, args, context) => steps.update(context, args),
    appDeploy: (_, args, context) => deploy(context, args),
    appRollback: (_, args, context) => rollback(context, args),
    appScale: (_, { id, replicas }, context) => steps.scale(context, id, replicas),
    appRestart: (_, { id }, context) => steps.restart(context, id),
    appStop: (_, { id }, context) => steps.stop(context, id),
    appStart: (_, { id }, context) => steps.start(context, id),
    appSleep: (_, { id }, context) => steps.sleep(context, id),
    appSleepSet: (_, { id, input }, context) => steps.sleepSet(context, id, input),
    appDelete: (_, { id, confirm }, context) => steps.remove(context, id, confirm),
    appRestore: (_, { id }, context) => steps.restore(context, id),
    appPurge: (_, { id, confirm }, context) => steps.purge(context, id, confirm),
    appClone: (_, { id, name }, context) => copies.clone(context, id, name),
    appImport: (_, args, context) => copies.imported(context, args),
    appMove: (_, { id, projectId }, context) => move(context, id, projectId ?? null),
    appPay: (_, { id }, context) => payments.pay(context, id),
    appRenew: (_, { id, period }, context) => payments.renew(context, id, period),
    appSuspend: (_, { id, reason }, context) => steps.suspend(context, id, reason),
    appResume: (_, { id }, context) => steps.resume(context, id),
    deploymentCancel: (_, { id }, context) => rules.cancel(context, id),
  },
};
