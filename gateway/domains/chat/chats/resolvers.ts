import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { notFound } from "#gateway/platform/errors.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { isPicture, urlOf } from "#gateway/domains/accounts/files/rules.ts";
import { loadContact, personIdOf } from "#gateway/domains/chat/contacts/rules.ts";
import * as own from "./ownMessages.ts";
import { converse } from "./partner.ts";
import * as rules from "./rules.ts";
import { type, messageChanges, typing } from "./changes.ts";

export const resolvers: Resolvers = {
  Chat: {
    contact: async ({ contactId }, _, context) => {
      const contact = await loadContact(context, contactId);
      if (!contact) throw notFound("Contact");
      return contact;
    },
    lastMessage: ({ lastMessageId }, _, context) =>
      lastMessageId === null ? null : rules.loadMessage(context, lastMessageId),
    messages: ({ id }, args, context) => rules.slice(context, id, args),
    attachments: ({ id }, { limit }, context) => rules.attachmentsOf(context, id, limit),
  },
  ChatAttachment: {
    url: ({ id }) => urlOf(id),
    isPicture: ({ type }) => isPicture(type),
  },
  ChatMessage: {
    sender: ({ senderId }, _, context) => loadContact(context, senderId),
    isMine: async ({ senderId }, _, context) => senderId === (await personIdOf(context)),
    time: ({ sentAt }) => sentAt,
    replyTo: ({ replyToId }, _, context) =>
      replyToId === null ? null : rules.loadMessage(context, replyToId),
    clientId: async ({ senderId, clientId }, _, context) =>
      senderId === (await personIdOf(context)) ? clientId : null,
    feedback: ({ isDelivered, isSeen }) => ({ isSent: true, isDelivered, isSeen }),
  },
  Query: {
    chats: (_, { page, itemsPerPage, filter }, context) =>
      rules.page(context, strictList({ page, itemsPerPage, q: filter?.q })),
    chat: (_, { userId }, context) => rules.find(context, userId),
    chatMessage: (_, args, context) => own.sentUnder(context, args),
  },
  Mutation: {
    chatMessageSend: (_, { userId, ...input }, context) => converse(context, userId, input),
    chatMessageEdit: (_, { id, message }, context) => own.edit(context, id, message),
    chatMessageUnsend: (_, { id }, context) => own.unsend(context, id),
    chatSeen: async (_, { userId }, context) => (await rules.open(context, userId)).chat,
    chatTyping: (_, { userId }, context) => type(context, userId),
  },
  Subscription: {
    chatMessageChanged: { subscribe: (_, __, context) => messageChanges(context) },
    chatTyping: { subscribe: (_, __, context) => typing(context) },
  },
};
