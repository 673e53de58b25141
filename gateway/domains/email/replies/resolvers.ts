import type { Resolvers } from "../../../generated/resolvers.ts";
import { cleanHtml } from "../../../platform/html.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  MailReply: {
    from: ({ fromName, fromEmail, fromAvatar }) => ({ name: fromName, email: fromEmail, avatar: fromAvatar }),
    to: ({ toPeople }) => toPeople,
    cc: ({ ccPeople }) => ccPeople,
    bcc: ({ bccPeople }) => bccPeople,
    message: ({ message }) => cleanHtml(message),
    time: ({ sentAt }) => sentAt,
  },
  Mutation: {
    mailReply: (_, { id, input }, context) => rules.add(context, id, input),
  },
};
