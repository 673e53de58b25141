import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { cleanHtml } from "#gateway/platform/html.ts";

export const resolvers: Resolvers = {
  MailReply: {
    from: ({ fromName, fromEmail, fromAvatar }) => ({ name: fromName, email: fromEmail, avatar: fromAvatar }),
    to: ({ toPeople }) => toPeople,
    cc: ({ ccPeople }) => ccPeople,
    bcc: ({ bccPeople }) => bccPeople,
    message: ({ message }) => cleanHtml(message),
    time: ({ sentAt }) => sentAt,
  },
};
