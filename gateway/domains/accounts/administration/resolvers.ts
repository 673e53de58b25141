import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { accessRoleOf } from "#gateway/domains/accounts/users/rules.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Account: {
    role: (user) => accessRoleOf(user),
    lastSeenAt: async ({ id }, _, context) => (await rules.sessionsOf(context, id))?.lastSeenAt ?? null,
    openSessions: async ({ id }, _, context) => (await rules.sessionsOf(context, id))?.open ?? 0,
    hasTwoFactor: async ({ id }, _, context) => (await rules.hasTwoFactor(context, id)) ?? false,
  },
  Query: {
    accounts: (_, args, context) => rules.page(context, args),
  },
  Mutation: {
    accountInvite: (_, args, context) => rules.invite(context, args),
    accountRoleSet: (_, args, context) => rules.setRole(context, args),
    accountSuspend: (_, { id }, context) => rules.suspend(context, id),
    accountRestore: (_, { id }, context) => rules.restore(context, id),
    accountSessionsEnd: (_, { id }, context) => rules.endSessions(context, id),
  },
};
