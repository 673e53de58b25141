import { timestamp } from "#gateway/platform/clock.ts";
import { badInput, notFound } from "#gateway/platform/errors.ts";
import { rowLoader } from "#gateway/platform/entity/loaders.ts";
import { keyOf, unknownRow } from "#gateway/platform/entity/inputs.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import type { ChatContactRow } from "#gateway/domains/chat/contacts/repository.ts";
import { personOf } from "#gateway/domains/chat/contacts/rules.ts";
import { readMessage, type NewMessage } from "./newMessage.ts";
import * as chats from "./repository.ts";
import type { ChatMessageRow, ChatRow, StoredChat } from "./repository.ts";
import { tell } from "./changes.ts";
import { current, both } from "./parties.ts";
import {
  byClientId,
  markSeen,
  messageTable,
  messagesOf,
  messagesWithFiles,
  noteMessage,
} from "./messageRepository.ts";

const MAX_SLICE = 100;

export const loadMessage = rowLoader(messageTable);

export async function page(
  context: RequestContext,
  asked: { page: number; itemsPerPage: number | null; q: string },
) {
  await current(context);
  return await chats.chatsOf(context.store, (await personOf(context)).id, asked);
}

/** The caller's chat with a contact, or null when nothing was written yet. */
export async function find(context: RequestContext, userId: string): Promise<ChatRow | null> {
  await current(context);
  const { id } = await personOf(context);
  const chat = await chats.between(context.store.db, id, keyOf(userId));
  return chat ? chats.seenBy(id, chat) : null;
}

/**
 * Writes a message into the chat of the caller and a contact; what was sent before under the same `clientId` is answered.
 * @param senderId who wrote it; the caller where it is not said.
 * @throws {AppError} NOT_FOUND; BAD_USER_INPUT.
 */
export async function send(context: RequestContext, userId: string, input: NewMessage, senderId?: number) {
  const { replyToId, ...read } = await readMessage(context, input);
  const { me, contact } = await both(context, userId);
  const now = timestamp(context.clock);
  const from = senderId ?? me.id;
  const sent = await inTransaction(context.store, async (db) => {
    const before = read.clientId === null ? undefined : await byClientId(db, from, read.clientId);
    const there = before && (await chats.chatTable.byId(db, before.chatId));
    if (before && there) return { row: before, isNewChat: false, chat: there, isNew: false };
    const begun = await chats.begin(db, me.id, contact.id, now);
    const chat = begun ?? (await chats.between(db, me.id, contact.id));
    if (!chat) throw notFound("Chat");
    if (replyToId !== null && (await messageTable.byId(db, replyToId))?.chatId !== chat.id)
      throw unknownRow("replyToId", "message in this chat");
    const row = await messageTable.insert(db, {
      ...read,
      replyToId,
      chatId: chat.id,
      senderId: from,
      sentAt: now,
      isDelivered: false,
      isSeen: false,
      editedAt: null,
      unsentAt: null,
      sampleDay: null,
      createdAt: now,
      updatedAt: now,
    });
    return {
      row,
      isNewChat: begun !== undefined,
      chat: await noteMessage(db, chat.id, from === me.id ? contact.id : me.id, row),
      isNew: true,
    };
  });
  if (sent.isNew) tell(context, [me.id, contact.id], "CREATED", [sent.row]);
  return {
    message: sent.row,
    chat: chats.seenBy(me.id, sent.chat),
    isNewChat: sent.isNewChat,
    isNew: sent.isNew,
  };
}

/** Marks what stands in a chat as seen by one of its two people, and tells both. */
export async function see(context: RequestContext, chat: StoredChat, readerId: number): Promise<void> {
  const seen = await inTransaction(context.store, async (db) => {
    await chats.clearUnseen(db, chat, readerId);
    return await markSeen(db, chat.id, readerId);
  });
  tell(context, [chat.lowId, chat.highId], "UPDATED", seen);
}

/**
 * Opens the chat with a contact: what the contact wrote is seen.
 * @throws {AppError} NOT_FOUND when there is no such contact.
 */
export async function open(
  context: RequestContext,
  userId: string,
): Promise<{ chat: ChatRow | null; contact: ChatContactRow }> {
  const { me, contact } = await both(context, userId);
  const { db } = context.store;
  const chat = await chats.between(db, me.id, contact.id);
  if (!chat) return { chat: null, contact };
  await see(context, chat, me.id);
  return { chat: { ...chats.seenBy(me.id, chat), unseen: 0 }, contact };
}

/** All messages of a chat. */
export const allMessages = (context: RequestContext, chatId: number): Promise<ChatMessageRow[]> =>
  messagesOf(context.store.db, chatId, null, null);

function checkLimit(limit: number): void {
  if (limit >= 1 && limit <= MAX_SLICE) return;
  throw badInput({
    limit: {
      code: "OUT_OF_RANGE",
      message: `limit must be from 1 to ${MAX_SLICE}.`,
      params: { min: 1, max: MAX_SLICE },
    },
  });
}

/** The files of a chat, the newest first. */
export async function attachmentsOf({ store: { db } }: RequestContext, chatId: number, limit: number) {
  checkLimit(limit);
  return (await messagesWithFiles(db, chatId, limit))
    .flatMap(({ attachments }) => attachments)
    .slice(0, limit);
}

/** @throws {AppError} BAD_USER_INPUT when too many are asked for. */
export async function slice(
  { store: { db } }: RequestContext,
  chatId: number,
  { before, limit }: { before?: string | null; limit: number },
) {
  checkLimit(limit);
  const found = await messagesOf(db, chatId, before == null ? null : keyOf(before), limit + 1);
  return { items: found.slice(-limit), hasEarlier: found.length > limit };
}
