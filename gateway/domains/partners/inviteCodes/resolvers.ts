import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { InviteCodeState } from "./repository.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  InviteCodeState,
  Query: { inviteCodes: (_, __, context) => rules.own(context) },
  Mutation: {
    inviteCodeCreate: (_, { input }, context) => rules.create(context, input),
    inviteCodeSwitch: (_, args, context) => rules.turn(context, args),
    inviteVisit: (_, { code }, context) => rules.visit(context, code),
  },
};
