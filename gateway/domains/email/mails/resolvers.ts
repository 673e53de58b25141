import type { Context } from "#gateway/context.ts";
import type { MailSortField, Resolvers } from "#gateway/generated/resolvers.ts";
import { cleanHtml } from "#gateway/platform/html.ts";
import { definePlacedSearch } from "#gateway/platform/entity/search.ts";
import type { Condition } from "#gateway/platform/list/list.ts";
import { type ListQuery, resolveIds, resolvePage } from "#gateway/platform/list/listQuery.ts";
import { loadReplies } from "#gateway/domains/email/replies/rules.ts";
import { changes } from "./incoming.ts";
import { conditions } from "./conditions.ts";
import { current, MailBox, MailFolder, MailLabel, mailList } from "./repository.ts";
import { reply } from "./replying.ts";
import * as rules from "./rules.ts";
import * as sending from "./sending.ts";
import { counts } from "./counts.ts";

const NEWEST = { field: "TIME", order: "DESC" } as const;

async function page(args: ListQuery<MailSortField>, context: Context, where: readonly Condition[]) {
  await current(context);
  return await resolvePage(mailList, context, { ...args, sort: args.sort ?? NEWEST }, where);
}

export const search = definePlacedSearch(
  "mails",
  {
    first: ["INBOX", "SNOOZED", "SENT", "SCHEDULED", "DRAFT", "ARCHIVED"],
    otherwise: ["SPAM", "TRASHED"],
  },
  (args, context, further, box) => page(args, context, [...conditions({ box: MailBox[box] }), ...further]),
  ({ subject, fromName }) => ({ title: subject || fromName, detail: subject ? fromName : "" }),
);

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
    replyToId: ({ replyToId }) => (replyToId === null ? null : String(replyToId)),
    sendAt: ({ folder, dueAt }) => (folder === MailFolder.DRAFT ? dueAt : null),
    replies: async ({ id, replyCount }, _, context) =>
      replyCount === 0 ? [] : ((await loadReplies(context, id)) ?? []),
  },
  MailChange: {
    mail: ({ id }, _, context) => rules.find(context, id),
    counts: (_, __, { store }) => counts(store),
  },
  Query: {
    mails: (_, args, context) => page(args, context, conditions(args.filter ?? {})),
    mailIds: (_, { filter }, context) => resolveIds(mailList, context, filter, conditions(filter ?? {})),
    mail: (_, { id }, context) => rules.find(context, id),
    mailCounts: async (_, __, context) => {
      await current(context);
      return await counts(context.store);
    },
  },
  Mutation: {
    mailBulkUpdate: (_, { ids, input }, context) => rules.bulkUpdate(context, ids, input),
    mailBulkDelete: (_, { ids }, context) => rules.bulkRemove(context, ids),
    mailDraftSave: (_, { id, input, expectedVersion }, context) =>
      sending.saveDraft(context, id, input, expectedVersion),
    mailReply: (_, { id, input }, context) => reply(context, id, input),
    mailSend: (_, args, context) => sending.send(context, args),
    mailSendCancel: (_, { id }, context) => sending.cancel(context, id),
  },
  Subscription: {
    mailChanged: {
      subscribe: (_, __, context) => changes(context),
    },
  },
};
