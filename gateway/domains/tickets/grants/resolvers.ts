import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { person } from "#gateway/domains/tickets/tickets/rules.ts";
import * as rules from "./rules.ts";
import * as using from "./using.ts";

export const resolvers: Resolvers = {
  GrantUse: { person: ({ userId }, _, context) => person(context, userId) },
  TicketGrant: {
    askedBy: ({ askedById }, _, context) => person(context, askedById),
    uses: (grant, _, context) => rules.usesOf(context, grant),
    isDecider: (grant, _, context) => rules.decides(context, grant),
  },
  Query: {
    ticketGrants: (_, { ticketId }, context) => rules.ofTicket(context, ticketId),
    ticketGrantConfig: (_, { id }, context) => using.config(context, id),
    ticketGrantLogs: (_, { id, first }, context) => using.logs(context, id, first),
  },
  Mutation: {
    ticketGrantRequest: (_, args, context) => rules.request(context, args),
    ticketGrantApprove: (_, { id, hours }, context) => rules.approve(context, id, hours),
    ticketGrantEnd: (_, { id }, context) => rules.end(context, id),
    ticketGrantRestart: (_, { id }, context) => using.restart(context, id),
  },
};
