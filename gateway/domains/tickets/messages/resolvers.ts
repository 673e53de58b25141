import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { person } from "#gateway/domains/tickets/tickets/rules.ts";
import { byMessage } from "#gateway/domains/tickets/grants/rules.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  TicketFile: { url: (file) => rules.fileOf(file).url },
  TicketMessage: {
    person: ({ userId }, _, context) => person(context, userId),
    isInternal: ({ isInternal }) => isInternal === 1,
    grant: ({ grantId }, _, context) => byMessage(context, grantId),
    changeableUntil: (message, _, context) => rules.changeableUntil(context, message),
  },
  TicketMessageChange: { message: ({ id }, _, context) => rules.find(context, id) },
  Query: {
    ticketMessages: (_, args, context) => rules.page(context, args),
  },
  Mutation: {
    ticketMessageSend: (_, args, context) => rules.send(context, args),
    ticketMessageEdit: (_, { id, body }, context) => rules.edit(context, id, body),
    ticketMessageRecall: (_, { id }, context) => rules.recall(context, id),
  },
  Subscription: {
    ticketMessageChanged: { subscribe: (_, { ticketId }, context) => rules.changed(context, ticketId) },
  },
};
