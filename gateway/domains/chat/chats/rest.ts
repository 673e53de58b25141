import { z } from "zod";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { errorBody, route } from "#gateway/platform/rest/rest.ts";
import { textParam } from "#gateway/platform/rest/params.ts";
import { validate } from "#gateway/platform/validate.ts";
import { contactsOf, type ChatContactRow } from "#gateway/domains/chat/contacts/repository.ts";
import { loadContact, personOf } from "#gateway/domains/chat/contacts/rules.ts";
import type { ChatMessageRow, ChatRow } from "./repository.ts";
import { converse } from "./partner.ts";
import * as rules from "./rules.ts";
import { contact, message, chat, summary, profile } from "./restSchemas.ts";
import { person, said, me, written } from "./restExamples.ts";

const shownContact = ({ id, fullName, role, about, avatar, status: now }: ChatContactRow) => ({
  id,
  fullName,
  role,
  about,
  avatar,
  status: now,
});
const shownMessage = ({ message: said, sentAt, senderId, isDelivered, isSeen }: ChatMessageRow) => ({
  message: said,
  time: sentAt,
  senderId,
  feedback: { isSent: true, isDelivered, isSeen },
});
const shownProfile = ({
  id,
  avatar,
  fullName,
  role,
  about,
  status: now,
  isTwoStepAuthVerificationEnabled,
  isNotificationsOn,
}: ChatContactRow) => ({
  id,
  avatar,
  fullName,
  role,
  about,
  status: now,
  settings: { isTwoStepAuthVerificationEnabled, isNotificationsOn },
});
const shownChat = ({ id, contactId, unseen }: ChatRow, messages: readonly ChatMessageRow[]) => ({
  id,
  userId: contactId,
  unseenMsgs: unseen,
  messages: messages.map(shownMessage),
});

/** The contact of a chat, with what stands last in it. */
async function withChat(context: RequestContext, { id, contactId, unseen, lastMessageId }: ChatRow) {
  const [who, last] = await Promise.all([
    loadContact(context, contactId),
    lastMessageId === null ? null : rules.loadMessage(context, lastMessageId),
  ]);
  return who
    ? [
        {
          ...shownContact(who),
          chat: { id, unseenMsgs: unseen, lastMessage: last ? shownMessage(last) : null },
        },
      ]
    : [];
}

const shared = { access: "sample", tag: "Chat" } as const;
const params = z.object({ userId: z.string().meta({ description: "The contact's id.", example: "8" }) });
const unknown = { description: "There is no such contact.", body: errorBody };
const sent = z.object({ message: z.unknown(), senderId: z.int().min(1).max(0x7fff_ffff).optional() });

export const routes = [
  route({
    ...shared,
    method: "GET",
    path: "/apps/chat/chats-and-contacts",
    summary: "Lists chats and contacts",
    description: "With a session the caller is the account's own sample person, else the first.",
    query: z.object({ q: textParam("Text that the name contains, in any letter case.") }),
    answers: {
      200: {
        description:
          "The contacts the person has chats with, newest chat first, all contacts by name, and the person.",
        body: z
          .object({
            chatsContacts: z.array(contact.extend({ chat: summary })),
            contacts: z.array(contact),
            profileUser: profile,
          })
          .meta({ id: "ChatsAndContacts" }),
        example: {
          chatsContacts: [{ ...person, chat: { id: 1, unseenMsgs: 1, lastMessage: said } }],
          contacts: [person],
          profileUser: me,
        },
      },
    },
    handle: async ({ query }, context) => {
      const asked = { page: 1, itemsPerPage: null, q: query.q ?? "" };
      const [self, { items }] = await Promise.all([personOf(context), rules.page(context, asked)]);
      const contacts = await contactsOf(context.store, self.id, asked);
      const chatsContacts = (await Promise.all(items.map((one) => withChat(context, one)))).flat();
      return {
        status: 200,
        body: { chatsContacts, contacts: contacts.items.map(shownContact), profileUser: shownProfile(self) },
      };
    },
  }),
  route({
    ...shared,
    method: "GET",
    path: "/apps/chat/chats/{userId}",
    summary: "Opens the chat with a contact",
    params,
    description: "Opening it sets the person's count of unseen messages to 0.",
    answers: {
      200: {
        description: "The chat, null when nothing was written yet, and the contact.",
        body: z.object({ chat: chat.nullable(), contact }).meta({ id: "OpenChat" }),
        example: { chat: { id: 1, userId: 8, unseenMsgs: 0, messages: [said] }, contact: person },
      },
      404: unknown,
    },
    handle: async (request, context) => {
      const opened = await rules.open(context, request.params.userId);
      const shown = opened.chat && shownChat(opened.chat, await rules.allMessages(context, opened.chat.id));
      return { status: 200, body: { chat: shown, contact: shownContact(opened.contact) } };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/apps/chat/chats/{userId}",
    summary: "Sends a message to a contact",
    params,
    body: z.unknown().meta({
      override: {
        type: "object",
        required: ["message"],
        example: { message: written.message, senderId: 1 },
        properties: {
          message: { type: "string", minLength: 1, maxLength: 20_000 },
          senderId: {
            type: "integer",
            description: "Who wrote it, taken as sent; by default the caller's person.",
          },
        },
      },
    }),
    answers: {
      201: {
        description: "The message, and the chat where this began it.",
        body: z.object({ msg: message, chat: chat.optional() }).meta({ id: "SentMessage" }),
        example: { msg: written },
      },
      400: { description: "The message is empty, too long or no text; `errors` says so.", body: errorBody },
      404: unknown,
    },
    handle: async (request, context) => {
      const body = validate(sent, request.body);
      const done = await converse(context, request.params.userId, { message: body.message }, body.senderId);
      return {
        status: 201,
        body: {
          msg: shownMessage(done.message),
          ...(done.isNewChat && { chat: shownChat(done.chat, [done.message]) }),
        },
      };
    },
  }),
];
