import { sql, type Selectable } from "kysely";
import { foldForSearch } from "#gateway/platform/fold.ts";
import type { ListPage } from "#gateway/platform/list/list.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { matchesNothing, searchWhere } from "#gateway/platform/store/listWhere.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";
import type { SampleDay } from "#gateway/platform/store/sampleDays.ts";

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

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    chat_chats: Stored<StoredChat>;
    chat_messages: Stored<ChatMessageRow>;
  }
}

const derive = () => ({ search: "" });
export const chatTable = defineRows<ChatData, StoredChat>({ name: chats, derive });

/** The chat as the person sees it. */
export const seenBy = (
  me: number,
  { id, lowId, highId, lowUnseen, highUnseen, lastAt, lastMessageId }: Selectable<StoredChat>,
): ChatRow => ({
  id,
  contactId: lowId === me ? highId : lowId,
  unseen: lowId === me ? lowUnseen : highUnseen,
  lastAt,
  lastMessageId,
});

const pair = (one: number, other: number) => ({ lowId: Math.min(one, other), highId: Math.max(one, other) });

/** The chat of two people. */
export async function between(db: Db, one: number, other: number): Promise<StoredChat | undefined> {
  const { lowId, highId } = pair(one, other);
  return await db
    .selectFrom(chats)
    .selectAll()
    .where("lowId", "=", lowId)
    .where("highId", "=", highId)
    .executeTakeFirst();
}

/** Begins the chat of two people; undefined when it is there already. */
export const begin = async (
  db: Db,
  one: number,
  other: number,
  now: string,
): Promise<StoredChat | undefined> =>
  await db
    .insertInto(chats)
    .values({
      ...pair(one, other),
      lowUnseen: 0,
      highUnseen: 0,
      lastAt: now,
      lastMessageId: null,
      sampleDay: null,
      createdAt: now,
      updatedAt: now,
      ...derive(),
    })
    .onConflict((c) => c.columns(["lowId", "highId"]).doNothing())
    .returningAll()
    .executeTakeFirst();

const unseenColumn = ({ lowId }: StoredChat, readerId: number) =>
  lowId === readerId ? "lowUnseen" : "highUnseen";

/** Sets the person's count of a chat to 0, and answers whether it was more. */
export async function clearUnseen(db: Db, chat: StoredChat, readerId: number): Promise<boolean> {
  const column = unseenColumn(chat, readerId);
  const { numUpdatedRows } = await db
    .updateTable(chats)
    .set((eb) => ({ [column]: 0, version: eb("version", "+", 1) }))
    .where("id", "=", chat.id)
    .where(column, ">", 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes one off the person's count of a chat: a message that was not seen is gone. */
export async function forgetUnseen(db: Db, chat: StoredChat, readerId: number): Promise<void> {
  const column = unseenColumn(chat, readerId);
  await db
    .updateTable(chats)
    .set((eb) => ({ [column]: eb(column, "-", 1), version: eb("version", "+", 1) }))
    .where("id", "=", chat.id)
    .where(column, ">", 0)
    .execute();
}

/** A page of a person's chats, the newest first; null for all of them on one page. */
export async function chatsOf(
  store: Store,
  me: number,
  { page, itemsPerPage, q: given }: { page: number; itemsPerPage: number | null; q: string },
): Promise<ListPage<ChatRow>> {
  const q = foldForSearch(given);
  const named = sql`("lowId" in (select id from chat_contacts where ${searchWhere(store, "chat_contacts", q, true)}) and "highId" = ${me}
    or "highId" in (select id from chat_contacts where ${searchWhere(store, "chat_contacts", q, true)}) and "lowId" = ${me})`;
  const where = sql`("lowId" = ${me} or "highId" = ${me}) and ${q ? named : sql`1 = 1`}`;
  const {
    rows: [found],
  } = matchesNothing(q, [])
    ? { rows: [] }
    : await sql<{ n: number | string }>`select count(*) as n from chat_chats where ${where}`.execute(
        store.db,
      );
  const total = Number(found?.n ?? 0);
  const size = itemsPerPage ?? Math.max(total, 1);
  if (total <= (page - 1) * size) return { items: [], total, page, itemsPerPage: size };
  const { rows } =
    await sql<StoredChat>`select * from chat_chats where ${where} order by "lastAt" desc, id desc
    limit ${size} offset ${(page - 1) * size}`.execute(store.db);
  return { items: rows.map((row) => seenBy(me, row)), total, page, itemsPerPage: size };
}
