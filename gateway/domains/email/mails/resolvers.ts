import type { Resolvers } from "../../../generated/resolvers.ts";
import { cleanHtml } from "../../../platform/html.ts";
import { askIds, askPage } from "../../../platform/listQuery.ts";
import { loadReplies } from "../replies/rules.ts";
import { fresh } from "./due.ts";
import { changes } from "./incoming.ts";
import { matching } from "./matching.ts";
import { MailBox, MailFolder, MailLabel, mailList } from "./repository.ts";
import * as rules from "./rules.ts";
import * as sending from "./sending.ts";

const NEWEST = { field: "TIME", order: "DESC" } as const;

export const resolvers: Resolvers = {
  MailBox,
  MailFolder,
  MailLabel,
  Mail: {
    from: ({ fromName, fromEmail, fromAvatar }) => ({ name: fromName, email: fromEmail, avatar: fromAvatar }),
    to: ({ toPeople }) => toPeople,
    cc: ({ ccPeople }) => ccPeople,
    bcc: ({ bccPeople }) => bccPeople,
    message: ({ message }) => cleanHtml(message),
    time: ({ sentAt }) => sentAt,
    snoozedUntil: ({ folder, dueAt }) => (folder === MailFolder.DRAFT ? null : dueAt),
    sendAt: ({ folder, dueAt }) => (folder === MailFolder.DRAFT ? dueAt : null),
    replies: async ({ id, replyCount }, _, context) => (replyCount === 0 ? [] : (await loadReplies(context, id)) ?? []),
  },
  MailChange: {
    mail: ({ id }, _, context) => rules.find(context, id),
    counts: (_, __, { store }) => rules.counts(store),
  },
  Query: {
    mails: async (_, args, context) => {
      await fresh(context);
      return await askPage(mailList, context, { ...args, sort: args.sort ?? NEWEST }, matching(args.filter ?? {}));
    },
    mailIds: (_, { filter }, context) => askIds(mailList, context, filter, matching(filter ?? {})),
    mail: (_, { id }, context) => rules.find(context, id),
    mailCounts: async (_, __, context) => {
      await fresh(context);
      return await rules.counts(context.store);
    },
  },
  Mutation: {
    mailBulkUpdate: (_, { ids, input }, context) => rules.bulkUpdate(context, ids, input),
    mailBulkDelete: (_, { ids }, context) => rules.bulkRemove(context, ids),
    mailDraftSave: (_, { id, input, expectedVersion }, context) => sending.saveDraft(context, id, input, expectedVersion),
    mailSend: (_, args, context) => sending.send(context, args),
    mailSendCancel: (_, { id }, context) => sending.cancel(context, id),
  },
  Subscription: {
    mailChanged: {
      subscribe: (_, __, context) => changes(context),
    },
  },
};
