import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as answering from "./answering.ts";
import * as invitations from "./invitations.ts";
import * as managing from "./managing.ts";
import * as members from "./members.ts";
import * as rules from "./rules.ts";
import * as shown from "./shown.ts";

export const resolvers: Resolvers = {
  Team: {
    owner: ({ ownerId }, _, context) => shown.people(context, ownerId),
    role: async (team, _, context) => (await shown.seatOf(context, team)).role,
    projectIds: async (team, _, context) => (await shown.seatOf(context, team)).projectIds,
    members: (team, _, context) => shown.members(context, team),
    invitations: (team, _, context) => shown.invitationsOf(context, team),
    projects: (team, _, context) => shown.projects(context, team),
    grantable: (team, _, context) => shown.grantable(context, team),
    actions: (team, _, context) => shown.actionsOf(context, team),
  },
  TeamMember: {
    person: ({ userId }, _, context) => shown.people(context, userId),
    isViewer: (member, _, context) => shown.isViewer(context, member),
    grantable: (member, _, context) => shown.grantableTo(context, member),
  },
  TeamInvitation: {
    teamName: (invitation, _, context) => shown.teamName(context, invitation),
    inviter: ({ invitedBy }, _, context) => shown.people(context, invitedBy),
  },
  Query: {
    teams: (_, __, context) => rules.own(context),
    team: (_, { id }, context) => rules.find(context, id),
    teamInvitations: (_, __, context) => answering.toViewer(context),
  },
  Mutation: {
    teamCreate: (_, args, context) => managing.create(context, args),
    teamUpdate: (_, args, context) => managing.update(context, args),
    teamDelete: (_, { id, confirm }, context) => managing.remove(context, id, confirm),
    teamLeave: (_, { id }, context) => managing.leave(context, id),
    teamInvite: (_, args, context) => invitations.invite(context, args),
    teamInvitationResend: (_, { id }, context) => invitations.resend(context, id),
    teamInvitationRevoke: (_, { id }, context) => invitations.revoke(context, id),
    teamInvitationAccept: (_, { id }, context) => answering.accept(context, id),
    teamInvitationDecline: (_, { id }, context) => answering.decline(context, id),
    teamMemberSet: (_, args, context) => members.set(context, args),
    teamMemberRemove: (_, { teamId, userId }, context) => members.remove(context, teamId, userId),
    teamHandOver: (_, args, context) => invitations.handOver(context, args),
  },
  Subscription: { teamChanged: { subscribe: (_, __, context) => rules.changed(context) } },
};
