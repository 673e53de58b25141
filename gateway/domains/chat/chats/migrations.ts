import { sql } from "kysely";
import { createRows } from "#gateway/platform/store/createRows.ts";
import { addColumn, jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";
import { createSampleDayIndex } from "#gateway/platform/store/sampleDays.ts";

const chats = "chat_chats";
const messages = "chat_messages";

export const migrations: Record<string, Step> = {
  "0320_chat_chats": async (db, dialect) => {
    await createRows(
      db,
      dialect,
      chats,
      {
        lowId: "integer",
        highId: "integer",
        lowUnseen: "integer",
        highUnseen: "integer",
        lastAt: "text",
        lastMessageId: "integer or null",
        sampleDay: "integer or null",
      },
      { sorts: [], facets: [], ties: "newest" },
    );
    await db.schema.createIndex(`${chats}_pair`).unique().on(chats).columns(["lowId", "highId"]).execute();
    await db.schema.createIndex(`${chats}_low`).on(chats).columns(["lowId", "lastAt"]).execute();
    await db.schema.createIndex(`${chats}_high`).on(chats).columns(["highId", "lastAt"]).execute();
    await createSampleDayIndex(db, chats);
    await createRows(
      db,
      dialect,
      messages,
      {
        chatId: "integer",
        senderId: "integer",
        message: "text",
        sentAt: "text",
        isDelivered: "boolean",
        isSeen: "boolean",
        sampleDay: "integer or null",
      },
      { sorts: [], facets: [], ties: "oldest" },
    );
    await db.schema.createIndex(`${messages}_chat`).on(messages).columns(["chatId", "id"]).execute();
    await createSampleDayIndex(db, messages);
  },
  "0325_chat_messages_parts": async (db, dialect) => {
    await db.schema.alterTable(messages).addColumn("replyToId", "integer").execute();
    for (const name of ["clientId", "editedAt", "unsentAt"])
      await db.schema.alterTable(messages).addColumn(name, textType(dialect)).execute();
    await addColumn(db, messages, "attachments", jsonType(dialect), "[]");
    await addColumn(db, messages, "fileCount", sql`integer`, "0");
    await db.schema
      .createIndex(`${messages}_client`)
      .unique()
      .on(messages)
      .columns(["senderId", "clientId"])
      .execute();
    await sql`create index ${sql.ref(`${messages}_files`)} on ${sql.table(messages)} ("chatId", id) where "fileCount" > 0`.execute(
      db,
    );
  },
};
