import { z } from "zod";
import type { RequestContext } from "../../../platform/request.ts";
import { errorBody, route, textParam } from "../../../platform/rest.ts";
import { validate } from "../../../platform/validate.ts";
import { ChatContactStatus, contactsOf, type ChatContactRow } from "../contacts/repository.ts";
import { loadContact, personOf } from "../contacts/rules.ts";
import type { ChatMessageRow, ChatRow } from "./repository.ts";
import { converse } from "./partner.ts";
import * as rules from "./rules.ts";

const status = z.enum(ChatContactStatus);
const contact = z.object({ id: z.int(), fullName: z.string(), role: z.string(), about: z.string(), avatar: z.string(), status }).meta({ id: "ChatContact" });
const message = z.object({
  message: z.string().meta({ description: "Empty where it has only attachments, and once its writer took it back." }), time: z.string(), senderId: z.int(), feedback: z.object({ isSent: z.boolean(), isDelivered: z.boolean(), isSeen: z.boolean() }),
}).meta({ id: "ChatMessage" });
const chat = z.object({ id: z.int(), userId: z.int(), unseenMsgs: z.int(), messages: z.array(message) }).meta({ id: "Chat" });
const summary = z.object({ id: z.int(), unseenMsgs: z.int(), lastMessage: message.nullable() });
const profile = z.object({
  id: z.int(), avatar: z.string(), fullName: z.string(), role: z.string(), about: z.string(), status,
  settings: z.object({ isTwoStepAuthVerificationEnabled: z.boolean(), isNotificationsOn: z.boolean() }),
}).meta({ id: "ChatProfile" });

const shownContact = ({ id, fullName, role, about, avatar, status: now }: ChatContactRow) => ({ id, fullName, role, about, avatar, status: now });
const shownMessage = ({ message: said, sentAt, senderId, isDelivered, isSeen }: ChatMessageRow) =>
  ({ message: said, time: sentAt, senderId, feedback: { isSent: true, isDelivered, isSeen } });
const shownProfile = ({ id, avatar, fullName, role, about, status: now, isTwoStepAuthVerificationEnabled, isNotificationsOn }: ChatContactRow) =>
  ({ id, avatar, fullName, role, about, status: now, settings: { isTwoStepAuthVerificationEnabled, isNotificationsOn } });
const shownChat = ({ id, contactId, unseen }: ChatRow, messages: readonly ChatMessageRow[]) =>
  ({ id, userId: contactId, unseenMsgs: unseen, messages: messages.map(shownMessage) });

/** The contact of a chat, with what stands last in it. */
async function withChat(context: RequestContext, { id, contactId, unseen, lastMessageId }: ChatRow) {
  const [who, last] = await Promise.all([loadContact(context, contactId), lastMessageId === null ? null : rules.loadMessage(context, lastMessageId)]);
  return who ? [{ ...shownContact(who), chat: { id, unseenMsgs: unseen, lastMessage: last ? shownMessage(last) : null } }] : [];
}

const person = { id: 8, fullName: "Aiko Tanabe", role: "Site Reliability Engineer", about: "Graphs first, coffee second.", avatar: "/media/avatars/face-055.svg", status: "online" as const };
const said = { message: "The canary is green, shall we go on?", time: "2026-11-20T15:12:00.000Z", senderId: 8, feedback: { isSent: true, isDelivered: true, isSeen: false } };
const me = {
  id: 1, avatar: "/media/avatars/face-022.svg", fullName: "Maren Okafor", role: "Head of Operations", about: "Ask me about anything that should not stop.", status: "online" as const,
  settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: true },
};
const written = { ...said, senderId: 1, feedback: { isSent: true, isDelivered: false, isSeen: false } };

const shared = { access: "sample", tag: "Chat" } as const;
const params = z.object({ userId: z.string().meta({ description: "The contact's id.", example: "8" }) });
const unknown = { description: "There is no such contact.", body: errorBody };
const sent = z.object({ message: z.unknown(), senderId: z.int().min(1).max(0x7fff_ffff).optional() });

export const routes = [
  route({
    ...shared, method: "GET", path: "/apps/chat/chats-and-contacts", summary: "Lists chats and contacts",
    description: "With a session the caller is the account's own sample person, else the first.",
    query: z.object({ q: textParam("Text that the name contains, in any letter case.") }),
    answers: {
      200: {
        description: "The contacts the person has chats with, newest chat first, all contacts by name, and the person.",
        body: z.object({ chatsContacts: z.array(contact.extend({ chat: summary })), contacts: z.array(contact), profileUser: profile }).meta({ id: "ChatsAndContacts" }),
        example: { chatsContacts: [{ ...person, chat: { id: 1, unseenMsgs: 1, lastMessage: said } }], contacts: [person], profileUser: me },
      },
    },
    handle: async ({ query }, context) => {
      const asked = { page: 1, itemsPerPage: null, q: query.q ?? "" };
      const [self, { items }] = await Promise.all([personOf(context), rules.page(context, asked)]);
      const contacts = await contactsOf(context.store, self.id, asked);
      const chatsContacts = (await Promise.all(items.map((one) => withChat(context, one)))).flat();
      return { status: 200, body: { chatsContacts, contacts: contacts.items.map(shownContact), profileUser: shownProfile(self) } };
    },
  }),
  route({
    ...shared, method: "GET", path: "/apps/chat/chats/{userId}", summary: "Opens the chat with a contact", params,
    description: "Opening it sets the person's count of unseen messages to 0.",
    answers: {
      200: {
        description: "The chat, null when nothing was written yet, and the contact.", body: z.object({ chat: chat.nullable(), contact }).meta({ id: "OpenChat" }),
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
    ...shared, method: "POST", path: "/apps/chat/chats/{userId}", summary: "Sends a message to a contact", params,
    body: z.unknown().meta({ override: {
      type: "object", required: ["message"], example: { message: written.message, senderId: 1 },
      properties: {
        message: { type: "string", minLength: 1, maxLength: 20_000 },
        senderId: { type: "integer", description: "Who wrote it, taken as sent; by default the caller's person." },
      },
    } }),
    answers: {
      201: {
        description: "The message, and the chat where this began it.", body: z.object({ msg: message, chat: chat.optional() }).meta({ id: "SentMessage" }),
        example: { msg: written },
      },
      400: { description: "The message is empty, too long or no text; `errors` says so.", body: errorBody }, 404: unknown,
    },
    handle: async (request, context) => {
      const body = validate(sent, request.body);
      const done = await converse(context, request.params.userId, { message: body.message }, body.senderId);
      return { status: 201, body: { msg: shownMessage(done.message), ...(done.isNewChat && { chat: shownChat(done.chat, [done.message]) }) } };
    },
  }),
];
