import { sql, type Selectable } from "kysely";
import { fold } from "../../../platform/fold.ts";
import type { ListPage } from "../../../platform/list.ts";
import { createRows } from "../../../platform/store/createRows.ts";
import type { Db, Store } from "../../../platform/store/database.ts";
import { matchesNothing, searchWhere } from "../../../platform/store/listWhere.ts";
import { addColumn, jsonType, textType, type Step } from "../../../platform/store/migrate.ts";
import { defineRows, type Stamps, type Stored } from "../../../platform/store/rowTable.ts";
import { createSampleDayIndex, type SampleDay } from "../../../platform/store/sampleDays.ts";

/** A chat as it is kept: its two people, the one with the smaller key first. */
export interface ChatData extends SampleDay {
  lowId: number;
  highId: number;
  /** How many messages the first person has not seen. */
  lowUnseen: number;
  /** How many messages the second person has not seen. */
  highUnseen: number;
  lastAt: string;
  lastMessageId: number | null;
}
export interface StoredChat extends ChatData, Stamps {
  search: string;
}

/** A chat as one of its two people sees it. */
export interface ChatRow {
  id: number;
  contactId: number;
  unseen: number;
  lastAt: string;
  lastMessageId: number | null;
}

/** A kept file as it was when the message was sent. */
export interface ChatAttachmentRow {
  id: string;
  name: string;
  type: string;
  size: number;
}

export interface ChatMessageData extends SampleDay {
  chatId: number;
  senderId: number;
  message: string;
  sentAt: string;
  isDelivered: boolean;
  isSeen: boolean;
  replyToId: number | null;
  attachments: ChatAttachmentRow[];
  clientId: string | null;
  editedAt: string | null;
  unsentAt: string | null;
}
export interface ChatMessageRow extends ChatMessageData, Stamps {
  search: string;
  /** How many attachments there are, for the index. */
  fileCount: number;
}

const chats = "chat_chats";
const messages = "chat_messages";

declare module "../../../platform/store/database.ts" {
  interface Database {
    chat_chats: Stored<StoredChat>;
    chat_messages: Stored<ChatMessageRow>;
  }
}

export const migrations: Record<string, Step> = {
  "0320_chat_chats": async (db, dialect) => {
    await createRows(db, dialect, chats, {
      lowId: "integer", highId: "integer", lowUnseen: "integer", highUnseen: "integer", lastAt: "text", lastMessageId: "integer or null", sampleDay: "integer or null",
    }, { sorts: [], facets: [], ties: "newest" });
    await db.schema.createIndex(`${chats}_pair`).unique().on(chats).columns(["lowId", "highId"]).execute();
    await db.schema.createIndex(`${chats}_low`).on(chats).columns(["lowId", "lastAt"]).execute();
    await db.schema.createIndex(`${chats}_high`).on(chats).columns(["highId", "lastAt"]).execute();
    await createSampleDayIndex(db, chats);
    await createRows(db, dialect, messages, {
      chatId: "integer", senderId: "integer", message: "text", sentAt: "text", isDelivered: "boolean", isSeen: "boolean", sampleDay: "integer or null",
    }, { sorts: [], facets: [], ties: "oldest" });
    await db.schema.createIndex(`${messages}_chat`).on(messages).columns(["chatId", "id"]).execute();
    await createSampleDayIndex(db, messages);
  },
  "0325_chat_messages_parts": async (db, dialect) => {
    await db.schema.alterTable(messages).addColumn("replyToId", "integer").execute();
    for (const name of ["clientId", "editedAt", "unsentAt"]) await db.schema.alterTable(messages).addColumn(name, textType(dialect)).execute();
    await addColumn(db, messages, "attachments", jsonType(dialect), "[]");
    await addColumn(db, messages, "fileCount", sql`integer`, "0");
    await db.schema.createIndex(`${messages}_client`).unique().on(messages).columns(["senderId", "clientId"]).execute();
    await sql`create index ${sql.ref(`${messages}_files`)} on ${sql.table(messages)} ("chatId", id) where "fileCount" > 0`.execute(db);
  },
};

const derive = () => ({ search: "" });
export const chatTable = defineRows<ChatData, StoredChat>({ name: chats, derive });
export const messageTable = defineRows<ChatMessageData, ChatMessageRow>({
  name: messages, derive: ({ attachments }) => ({ search: "", fileCount: attachments.length }),
});

/** The chat as the person sees it. */
export const seenBy = (me: number, { id, lowId, highId, lowUnseen, highUnseen, lastAt, lastMessageId }: Selectable<StoredChat>): ChatRow => (
  { id, contactId: lowId === me ? highId : lowId, unseen: lowId === me ? lowUnseen : highUnseen, lastAt, lastMessageId });

const pair = (one: number, other: number) => ({ lowId: Math.min(one, other), highId: Math.max(one, other) });

/** The chat of two people. */
export async function between(db: Db, one: number, other: number): Promise<StoredChat | undefined> {
  const { lowId, highId } = pair(one, other);
  return await db.selectFrom(chats).selectAll().where("lowId", "=", lowId).where("highId", "=", highId).executeTakeFirst();
}

/** Begins the chat of two people; undefined when it is there already. */
export const begin = async (db: Db, one: number, other: number, now: string): Promise<StoredChat | undefined> =>
  await db.insertInto(chats).values({
    ...pair(one, other), lowUnseen: 0, highUnseen: 0, lastAt: now, lastMessageId: null, sampleDay: null, createdAt: now, updatedAt: now, ...derive(),
  }).onConflict((c) => c.columns(["lowId", "highId"]).doNothing()).returningAll().executeTakeFirst();

/** Lets the sample messages of a chat stay where they are from now on, as somebody changed one. */
export async function stay(db: Db, chatId: number): Promise<void> {
  await db.updateTable(messages).set({ sampleDay: null }).where("chatId", "=", chatId).where("sampleDay", "is not", null).execute();
  await db.updateTable(chats).set({ sampleDay: null }).where("id", "=", chatId).where("sampleDay", "is not", null).execute();
}

/** Notes the newest message of a chat: one more that its reader has not seen. The chat's sample messages stay before it. */
export async function noteMessage(db: Db, chatId: number, readerId: number, message: ChatMessageRow): Promise<StoredChat> {
  await stay(db, chatId);
  return await db.updateTable(chats).set((eb) => ({
    lowUnseen: eb.case().when("lowId", "=", readerId).then(eb("lowUnseen", "+", 1)).else(eb.ref("lowUnseen")).end(),
    highUnseen: eb.case().when("highId", "=", readerId).then(eb("highUnseen", "+", 1)).else(eb.ref("highUnseen")).end(),
    version: eb("version", "+", 1), lastAt: message.sentAt, lastMessageId: message.id, updatedAt: message.sentAt,
  })).where("id", "=", chatId).returningAll().executeTakeFirstOrThrow();
}

/** Sets the person's count of a chat to 0, and answers whether it was more. */
export async function clearUnseen(db: Db, { id, lowId }: StoredChat, readerId: number): Promise<boolean> {
  const column = lowId === readerId ? "lowUnseen" : "highUnseen";
  const { numUpdatedRows } = await db.updateTable(chats).set((eb) => ({ [column]: 0, version: eb("version", "+", 1) }))
    .where("id", "=", id).where(column, ">", 0).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks what others wrote in a chat as seen, and answers the messages that were not. */
export const markSeen = async (db: Db, chatId: number, readerId: number): Promise<ChatMessageRow[]> =>
  await db.updateTable(messages).set((eb) => ({ isDelivered: true, isSeen: true, version: eb("version", "+", 1) }))
    .where("chatId", "=", chatId).where("senderId", "!=", readerId).where("isSeen", "=", false).returningAll().execute();

/** Marks a message as delivered; undefined when it was before. */
export const markDelivered = async (db: Db, id: number): Promise<ChatMessageRow | undefined> =>
  await db.updateTable(messages).set((eb) => ({ isDelivered: true, version: eb("version", "+", 1) }))
    .where("id", "=", id).where("isDelivered", "=", false).returningAll().executeTakeFirst();

/** Marks what waits for a person as delivered, and answers it. */
export const markWaitingDelivered = async (db: Db, readerId: number): Promise<ChatMessageRow[]> =>
  await db.updateTable(messages).set((eb) => ({ isDelivered: true, version: eb("version", "+", 1) }))
    .where("isDelivered", "=", false).where("senderId", "!=", readerId)
    .where("chatId", "in", (eb) => eb.selectFrom(chats).select("id").where((of) => of.or([
      of.and([of("lowId", "=", readerId), of("lowUnseen", ">", 0)]), of.and([of("highId", "=", readerId), of("highUnseen", ">", 0)]),
    ]))).returningAll().execute();

/** Messages of a chat, oldest first: the last `limit` before a key, or all. */
export async function messagesOf(db: Db, chatId: number, before: number | null, limit: number | null): Promise<ChatMessageRow[]> {
  const all = db.selectFrom(messages).selectAll().where("chatId", "=", chatId);
  const earlier = before === null ? all : all.where("id", "<", before);
  const newestFirst = earlier.orderBy("id", "desc");
  return (await (limit === null ? newestFirst : newestFirst.limit(limit)).execute()).toReversed();
}

/** The message that its writer's console calls so. */
export const byClientId = async (db: Db, senderId: number, clientId: string): Promise<ChatMessageRow | undefined> =>
  await db.selectFrom(messages).selectAll().where("senderId", "=", senderId).where("clientId", "=", clientId).executeTakeFirst();

/** Messages of a chat that came with files, the newest first. */
export const messagesWithFiles = async (db: Db, chatId: number, limit: number): Promise<ChatMessageRow[]> =>
  await db.selectFrom(messages).selectAll().where("chatId", "=", chatId).where("fileCount", ">", 0).orderBy("id", "desc").limit(limit).execute();

/** A page of a person's chats, the newest first; null for all of them on one page. */
export async function chatsOf(store: Store, me: number, { page, itemsPerPage, q: given }: { page: number; itemsPerPage: number | null; q: string }): Promise<ListPage<ChatRow>> {
  const q = fold(given);
  const named = sql`("lowId" in (select id from chat_contacts where ${searchWhere(store, "chat_contacts", q, true)}) and "highId" = ${me}
    or "highId" in (select id from chat_contacts where ${searchWhere(store, "chat_contacts", q, true)}) and "lowId" = ${me})`;
  const where = sql`("lowId" = ${me} or "highId" = ${me}) and ${q ? named : sql`1 = 1`}`;
  const { rows: [found] } = matchesNothing(q, []) ? { rows: [] } : await sql<{ n: number | string }>`select count(*) as n from chat_chats where ${where}`.execute(store.db);
  const total = Number(found?.n ?? 0);
  const size = itemsPerPage ?? Math.max(total, 1);
  if (total <= (page - 1) * size) return { items: [], total, page, itemsPerPage: size };
  const { rows } = await sql<StoredChat>`select * from chat_chats where ${where} order by "lastAt" desc, id desc
    limit ${size} offset ${(page - 1) * size}`.execute(store.db);
  return { items: rows.map((row) => seenBy(me, row)), total, page, itemsPerPage: size };
}
