import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Query: {
    twoFactor: (_, __, context) => rules.state(context, viewerIdOf(context)),
  },
  Mutation: {
    twoFactorBegin: (_, { password }, context) => rules.begin(context, password),
    twoFactorConfirm: (_, { otp }, context) => rules.confirm(context, otp),
    twoFactorEnd: (_, given, context) => rules.end(context, given),
    recoveryCodesRenew: (_, { password }, context) => rules.renew(context, password),
  },
};
