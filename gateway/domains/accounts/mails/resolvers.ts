import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { AccountMailKind, MailLanguage } from "./repository.ts";
import { contentOf, unsent } from "./rules.ts";

export const resolvers: Resolvers = {
  AccountMailKind,
  MailLanguage,
  AccountMail: {
    subject: (row, _, context) => contentOf(context, row).subject,
    text: (row, _, context) => contentOf(context, row).text,
    html: (row, _, context) => contentOf(context, row).html,
  },
  Query: { outbox: (_, __, context) => unsent(context) },
};
