import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { ThirdParty } from "./repository.ts";
import * as roundTrip from "./roundTrip.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  ThirdParty,
  Query: {
    thirdParties: (_, __, context) => rules.available(context),
    thirdPartyLinks: (_, __, context) => rules.own(context),
  },
  Mutation: {
    thirdPartyBegin: (_, args, context) => roundTrip.begin(context, args),
    thirdPartyLinkBegin: (_, args, context) => roundTrip.beginLinking(context, args),
    thirdPartyFinish: (_, args, context) => roundTrip.finish(context, args),
    thirdPartySignIn: (_, args, context) => roundTrip.signIn(context, args),
    thirdPartyLink: (_, args, context) => rules.linkByTicket(context, args),
    thirdPartyUnlink: (_, args, context) => rules.unlink(context, args),
  },
};
