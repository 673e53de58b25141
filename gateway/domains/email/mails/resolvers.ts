import type { Resolvers } from "../../../generated/resolvers.ts";
import { cleanHtml } from "../../../platform/html.ts";
import { askIds, askPage } from "../../../platform/listQuery.ts";
import { loadReplies } from "../replies/rules.ts";
import { changes } from "./incoming.ts";
import { matching } from "./matching.ts";
import { current, MailBox, MailFolder, MailLabel, mailList } from "./repository.ts";
import * as rules from "./rules.ts";

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
    replies: async ({ id, replyCount }, _, context) => (replyCount === 0 ? [] : (await loadReplies(context, id)) ?? []),
  },
  MailChange: {
    mail: ({ id }, _, context) => rules.find(context, id),
  },
  Query: {
    mails: async (_, args, context) => {
      await current(context);
      return await askPage(mailList, context, { ...args, sort: args.sort ?? NEWEST }, matching(args.filter ?? {}));
    },
    mailIds: (_, { filter }, context) => askIds(mailList, context, filter, matching(filter ?? {})),
    mail: (_, { id }, context) => rules.find(context, id),
    mailCounts: (_, __, { store }) => rules.counts(store),
  },
  Mutation: {
    mailBulkUpdate: (_, { ids, input }, context) => rules.bulkUpdate(context, ids, input),
    mailBulkDelete: (_, { ids }, context) => rules.bulkRemove(context, ids),
    mailDraftSave: (_, { id, input, expectedVersion }, context) => rules.saveDraft(context, id, input, expectedVersion),
    mailSend: (_, { draftId, input }, context) => rules.send(context, draftId, input),
  },
  Subscription: {
    mailChanged: {
      subscribe: (_, __, context) => changes(context),
    },
  },
};
