import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Query: {
    passkeys: (_, __, context) => rules.own(context),
  },
  Mutation: {
    passkeyAddBegin: (_, { password }, context) => rules.beginAdding(context, password),
    passkeyAddFinish: (_, args, context) => rules.finishAdding(context, args),
    passkeyRename: (_, args, context) => rules.rename(context, args),
    passkeyRemove: (_, args, context) => rules.remove(context, args),
    passkeySignInBegin: (_, __, context) => rules.beginSigningIn(context),
    passkeySignInFinish: (_, args, context) => rules.finishSigningIn(context, args),
  },
};
