import type { Db } from "#gateway/platform/store/database.ts";
import { defineRows } from "#gateway/platform/store/rowTable.ts";
import type { ChatMessageData, ChatMessageRow, StoredChat } from "./repository.ts";

const chats = "chat_chats";
const messages = "chat_messages";

export const messageTable = defineRows<ChatMessageData, ChatMessageRow>({
  name: messages,
  derive: ({ attachments }) => ({ search: "", fileCount: attachments.length }),
});

/** Marks what others wrote in a chat as seen, and answers the messages that were not. */
export const markSeen = async (db: Db, chatId: number, readerId: number): Promise<ChatMessageRow[]> =>
  await db
    .updateTable(messages)
    .set((eb) => ({ isDelivered: true, isSeen: true, version: eb("version", "+", 1) }))
    .where("chatId", "=", chatId)
    .where("senderId", "!=", readerId)
    .where("isSeen", "=", false)
    .returningAll()
    .execute();

/** Marks a message as delivered; undefined when it was before. */
export const markDelivered = async (db: Db, id: number): Promise<ChatMessageRow | undefined> =>
  await db
    .updateTable(messages)
    .set((eb) => ({ isDelivered: true, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("isDelivered", "=", false)
    .returningAll()
    .executeTakeFirst();

/** Marks what waits for a person as delivered, and answers it. */
export const markWaitingDelivered = async (db: Db, readerId: number): Promise<ChatMessageRow[]> =>
  await db
    .updateTable(messages)
    .set((eb) => ({ isDelivered: true, version: eb("version", "+", 1) }))
    .where("isDelivered", "=", false)
    .where("senderId", "!=", readerId)
    .where("chatId", "in", (eb) =>
      eb
        .selectFrom(chats)
        .select("id")
        .where((of) =>
          of.or([
            of.and([of("lowId", "=", readerId), of("lowUnseen", ">", 0)]),
            of.and([of("highId", "=", readerId), of("highUnseen", ">", 0)]),
          ]),
        ),
    )
    .returningAll()
    .execute();

/** Messages of a chat, oldest first: the last `limit` before a key, or all. */
export async function messagesOf(
  db: Db,
  chatId: number,
  before: number | null,
  limit: number | null,
): Promise<ChatMessageRow[]> {
  const all = db.selectFrom(messages).selectAll().where("chatId", "=", chatId);
  const earlier = before === null ? all : all.where("id", "<", before);
  const newestFirst = earlier.orderBy("id", "desc");
  return (await (limit === null ? newestFirst : newestFirst.limit(limit)).execute()).toReversed();
}

/** The message that its writer's console calls so. */
export const byClientId = async (
  db: Db,
  senderId: number,
  clientId: string,
): Promise<ChatMessageRow | undefined> =>
  await db
    .selectFrom(messages)
    .selectAll()
    .where("senderId", "=", senderId)
    .where("clientId", "=", clientId)
    .executeTakeFirst();

/** Messages of a chat that came with files, the newest first. */
export const messagesWithFiles = async (db: Db, chatId: number, limit: number): Promise<ChatMessageRow[]> =>
  await db
    .selectFrom(messages)
    .selectAll()
    .where("chatId", "=", chatId)
    .where("fileCount", ">", 0)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Lets the sample messages of a chat stay where they are from now on, as somebody changed one. */
export async function stay(db: Db, chatId: number): Promise<void> {
  await db
    .updateTable(messages)
    .set({ sampleDay: null })
    .where("chatId", "=", chatId)
    .where("sampleDay", "is not", null)
    .execute();
  await db
    .updateTable(chats)
    .set({ sampleDay: null })
    .where("id", "=", chatId)
    .where("sampleDay", "is not", null)
    .execute();
}

/** Notes the newest message of a chat: one more that its reader has not seen. The chat's sample messages stay before it. */
export async function noteMessage(
  db: Db,
  chatId: number,
  readerId: number,
  message: ChatMessageRow,
): Promise<StoredChat> {
  await stay(db, chatId);
  return await db
    .updateTable(chats)
    .set((eb) => ({
      lowUnseen: eb
        .case()
        .when("lowId", "=", readerId)
        .then(eb("lowUnseen", "+", 1))
        .else(eb.ref("lowUnseen"))
        .end(),
      highUnseen: eb
        .case()
        .when("highId", "=", readerId)
        .then(eb("highUnseen", "+", 1))
        .else(eb.ref("highUnseen"))
        .end(),
      version: eb("version", "+", 1),
      lastAt: message.sentAt,
      lastMessageId: message.id,
      updatedAt: message.sentAt,
    }))
    .where("id", "=", chatId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
