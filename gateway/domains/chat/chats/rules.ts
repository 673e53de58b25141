import { z } from "zod";
import { DAY, MINUTE, timestamp, type Clock } from "../../../platform/clock.ts";
import type { Fixture } from "../../../platform/entity.ts";
import { badInput, notFound } from "../../../platform/errors.ts";
import { during, mapSome, type RowChange } from "../../../platform/live.ts";
import { rowLoader } from "../../../platform/loaders.ts";
import { keyOf, unknownRow } from "../../../platform/records.ts";
import type { RequestContext } from "../../../platform/request.ts";
import type { Store } from "../../../platform/store/database.ts";
import { dayOf, keepCurrent } from "../../../platform/store/sampleDays.ts";
import { inTransaction } from "../../../platform/store/transaction.ts";
import type { ChatContactRow } from "../contacts/repository.ts";
import { find as findContact, personOf } from "../contacts/rules.ts";
import { readMessage, type NewMessage } from "./newMessage.ts";
import * as chats from "./repository.ts";
import type { ChatMessageRow, ChatRow, StoredChat } from "./repository.ts";

const MAX_SLICE = 100;
/** What a person hears of the messages of their chats, and of who is writing to them. */
const messagesTo = (personId: number): string => `chat_messages:${personId}`;
const typingTo = (personId: number): string => `chat_typing:${personId}`;
/** What the account of a person holds while it listens. */
const attendanceOf = (personId: number): string => `chat_attendance:${personId}`;

export const loadMessage = rowLoader(chats.messageTable);

/** Moves untouched sample messages to today. */
export async function current({ store, clock }: RequestContext): Promise<void> {
  await keepCurrent(store, clock, "chat_chats", ["lastAt"]);
  await keepCurrent(store, clock, "chat_messages", ["sentAt"]);
}

/**
 * The caller's person and another one.
 * @throws {AppError} NOT_FOUND when there is no such contact.
 */
async function both(context: RequestContext, userId: string): Promise<{ me: ChatContactRow; contact: ChatContactRow }> {
  const [me, contact] = await Promise.all([personOf(context), findContact(context, userId)]);
  if (!contact) throw notFound("Contact");
  await current(context);
  return { me, contact };
}

export async function page(context: RequestContext, asked: { page: number; itemsPerPage: number | null; q: string }) {
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

export function tell({ live }: RequestContext, people: readonly number[], kind: RowChange["kind"], rows: readonly ChatMessageRow[]): void {
  for (const person of people) live.publish(messagesTo(person), ...rows.map(({ id }) => ({ kind, id: String(id) })));
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
    const before = read.clientId === null ? undefined : await chats.byClientId(db, from, read.clientId);
    const there = before && (await chats.chatTable.byId(db, before.chatId));
    if (before && there) return { row: before, isNewChat: false, chat: there, isNew: false };
    const begun = await chats.begin(db, me.id, contact.id, now);
    const chat = begun ?? (await chats.between(db, me.id, contact.id));
    if (!chat) throw notFound("Chat");
    if (replyToId !== null && (await chats.messageTable.byId(db, replyToId))?.chatId !== chat.id) throw unknownRow("replyToId", "message in this chat");
    const row = await chats.messageTable.insert(db, {
      ...read, replyToId, chatId: chat.id, senderId: from, sentAt: now, isDelivered: false, isSeen: false, editedAt: null, unsentAt: null,
      sampleDay: null, createdAt: now, updatedAt: now,
    });
    return { row, isNewChat: begun !== undefined, chat: await chats.noteMessage(db, chat.id, from === me.id ? contact.id : me.id, row), isNew: true };
  });
  if (sent.isNew) tell(context, [me.id, contact.id], "CREATED", [sent.row]);
  return { message: sent.row, chat: chats.seenBy(me.id, sent.chat), isNewChat: sent.isNewChat, isNew: sent.isNew };
}

/** Marks what stands in a chat as seen by one of its two people, and tells both. */
export async function see(context: RequestContext, chat: StoredChat, readerId: number): Promise<void> {
  const seen = await inTransaction(context.store, async (db) => {
    await chats.clearUnseen(db, chat, readerId);
    return await chats.markSeen(db, chat.id, readerId);
  });
  tell(context, [chat.lowId, chat.highId], "UPDATED", seen);
}

/** Marks a message as delivered and tells its writer; undefined when it was before. */
export async function deliver(context: RequestContext, { id }: ChatMessageRow): Promise<ChatMessageRow | undefined> {
  const delivered = await chats.markDelivered(context.store.db, id);
  if (delivered) tell(context, [delivered.senderId], "UPDATED", [delivered]);
  return delivered;
}

/**
 * Opens the chat with a contact: what the contact wrote is seen.
 * @throws {AppError} NOT_FOUND when there is no such contact.
 */
export async function open(context: RequestContext, userId: string): Promise<{ chat: ChatRow | null; contact: ChatContactRow }> {
  const { me, contact } = await both(context, userId);
  const { db } = context.store;
  const chat = await chats.between(db, me.id, contact.id);
  if (!chat) return { chat: null, contact };
  await see(context, chat, me.id);
  return { chat: { ...chats.seenBy(me.id, chat), unseen: 0 }, contact };
}

/** All messages of a chat. */
export const allMessages = (context: RequestContext, chatId: number): Promise<ChatMessageRow[]> => chats.messagesOf(context.store.db, chatId, null, null);

function checkLimit(limit: number): void {
  if (limit >= 1 && limit <= MAX_SLICE) return;
  throw badInput({ limit: { code: "OUT_OF_RANGE", message: `limit must be from 1 to ${MAX_SLICE}.`, params: { min: 1, max: MAX_SLICE } } });
}

/** The files of a chat, the newest first. */
export async function attachmentsOf({ store: { db } }: RequestContext, chatId: number, limit: number) {
  checkLimit(limit);
  return (await chats.messagesWithFiles(db, chatId, limit)).flatMap(({ attachments }) => attachments).slice(0, limit);
}

/** @throws {AppError} BAD_USER_INPUT when too many are asked for. */
export async function slice({ store: { db } }: RequestContext, chatId: number, { before, limit }: { before?: string | null; limit: number }) {
  checkLimit(limit);
  const found = await chats.messagesOf(db, chatId, before == null ? null : keyOf(before), limit + 1);
  return { items: found.slice(-limit), hasEarlier: found.length > limit };
}

/** Tells one person that another is writing. */
export const sayTyping = ({ live }: RequestContext, from: number, to: number): void => live.publish(typingTo(to), { kind: "UPDATED", id: String(from) });

/** @throws {AppError} NOT_FOUND when there is no such contact. */
export async function type(context: RequestContext, userId: string): Promise<boolean> {
  const { me, contact } = await both(context, userId);
  sayTyping(context, me.id, contact.id);
  return true;
}

/** Who is writing to the caller. */
export async function typing(context: RequestContext) {
  const me = await personOf(context);
  return mapSome(context.live.subscribe(typingTo(me.id)), async ({ id }) => {
    const contact = await findContact(context, id);
    return contact && { chatTyping: { contact } };
  });
}

/** Whether the account of a person listens now, in this process. */
export const isAttended = ({ background, store }: RequestContext, personId: number): boolean => background.isShared(store, attendanceOf(personId));

/** What happens to the messages of the caller's chats; messages that are told to their reader are delivered. */
export async function messageChanges(context: RequestContext) {
  const { store, live, viewer, background } = context;
  const { db } = store;
  const me = await personOf(context);
  const changes = mapSome(live.subscribe(messagesTo(me.id)), async ({ kind, id }) => {
    const told = await chats.messageTable.byId(db, keyOf(id));
    const chat = told && (await chats.chatTable.byId(db, told.chatId));
    if (!told || !chat) return null;
    const delivered = told.senderId === me.id ? undefined : await deliver(context, told);
    return { chatMessageChanged: { kind, message: delivered ?? told, chat: chats.seenBy(me.id, chat) } };
  });
  for (const row of await chats.markWaitingDelivered(db, me.id)) tell(context, [row.senderId], "UPDATED", [row]);
  const isOwn = viewer !== null && viewer.userId === me.accountId;
  return isOwn ? during(changes, () => background.share(store, attendanceOf(me.id), () => () => {})) : changes;
}

const bare = { replyToId: null, attachments: [], clientId: null, editedAt: null, unsentAt: null };
const sampleChat = z.object({
  id: z.int(), people: z.tuple([z.int(), z.int()]), unseen: z.tuple([z.int(), z.int()]),
  messages: z.array(z.object({ id: z.int(), from: z.int(), day: z.int().max(-1), minute: z.int().min(0).max(1_439), message: z.string(), isSeen: z.boolean() })).min(1),
});

/** Puts the sample chats in, with their messages. */
export async function fillChats(store: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const sampleDay = dayOf(timestamp(clock));
  const rows = z.array(sampleChat).parse(fixture).map(({ id, people: [lowId, highId], unseen: [lowUnseen, highUnseen], messages }) => {
    const told = messages.map(({ from, day, minute, isSeen, ...one }) => {
      const sentAt = timestamp(clock, day * DAY + minute * MINUTE);
      return { ...one, chatId: id, senderId: from, sentAt, isDelivered: true, isSeen, ...bare, sampleDay, createdAt: sentAt, updatedAt: sentAt };
    });
    const [first, last] = [told[0], told.at(-1)];
    const lastAt = last?.sentAt ?? timestamp(clock);
    return { told, chat: { id, lowId, highId, lowUnseen, highUnseen, lastAt, lastMessageId: last?.id ?? null, sampleDay, createdAt: first?.sentAt ?? lastAt, updatedAt: lastAt } };
  });
  await chats.chatTable.insertNumbered(store, rows.map(({ chat }) => chat));
  await chats.messageTable.insertNumbered(store, rows.flatMap(({ told }) => told).toSorted((a, b) => a.id - b.id));
}
