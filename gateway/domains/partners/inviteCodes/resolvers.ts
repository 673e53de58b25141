import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { InvitationState, InviteCodeState } from "./repository.ts";
import * as rules from "./rules.ts";
import * as shown from "./shown.ts";

export const resolvers: Resolvers = {
  InviteCodeState,
  InvitationState,
  InviteCode: { discountBps: (_, __, context) => shown.discountBps(context) },
  Invitation: {
    id: ({ inviteeId }) => inviteeId,
    inviter: ({ inviterId }, _, context) => shown.nameOf(context, inviterId),
    invitee: ({ inviteeId }, _, context) => shown.nameOf(context, inviteeId),
  },
  Query: {
    inviteCodes: (_, __, context) => rules.own(context),
    inviteFunnel: (_, args, context) => shown.funnel(context, args),
    inviteOffer: (_, __, context) => shown.offer(context),
    inviteReviews: (_, args, context) => shown.reviewPage(context, args),
  },
  Mutation: {
    inviteCodeCreate: (_, { input }, context) => rules.create(context, input),
    inviteCodeSet: (_, { id, input }, context) => rules.set(context, id, input),
    inviteCodeSwitch: (_, args, context) => rules.turn(context, args),
    inviteVisit: (_, { code }, context) => rules.visit(context, code),
    inviteBind: (_, { code }, context) => rules.bindOwn(context, code),
    inviteReviewDecide: (_, { id: inviteeId, ...args }, context) =>
      rules.decideReview(context, { inviteeId, ...args }),
  },
};
