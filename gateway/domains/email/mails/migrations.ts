import { sql } from "kysely";
import { createRows } from "#gateway/platform/store/createRows.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";
import { createSampleDayIndex } from "#gateway/platform/store/sampleDays.ts";

const table = "email_mails";

export const migrations: Record<string, Step> = {
  "0340_email_mails": async (db, dialect) => {
    await createRows(
      db,
      dialect,
      table,
      {
        fromName: "text",
        fromEmail: "text",
        fromAvatar: "text",
        toPeople: "json",
        ccPeople: "json",
        bccPeople: "json",
        message: "text",
        attachments: "json",
        sentAt: "text",
        sampleDay: "integer or null",
        subject: "text",
        folder: "text",
        labels: "json",
        isRead: "boolean",
        isStarred: "boolean",
        isDeleted: "boolean",
        lastAt: "text",
        replyCount: "integer",
        box: "text",
        unreadBox: "text",
        inStarred: "text",
        inPrivate: "text",
        inCompany: "text",
        inPersonal: "text",
        inImportant: "text",
        senderKey: "text",
        subjectKey: "text",
        preview: "text",
      },
      {
        sorts: ["lastAt", "senderKey", "subjectKey"],
        facets: ["box", "unreadBox", "inStarred", "inPrivate", "inCompany", "inPersonal", "inImportant"],
        ties: "newest",
      },
    );
    await createSampleDayIndex(db, table);
  },
  "0345_email_mails_due": async (db, dialect) => {
    await db.schema
      .alterTable(table)
      .addColumn("isArchived", "boolean", (c) => c.notNull().defaultTo(sql`false`))
      .execute();
    await db.schema.alterTable(table).addColumn("dueAt", textType(dialect)).execute();
    await db.schema.createIndex(`${table}_dueAt`).on(table).column("dueAt").execute();
  },
  "0346_email_mails_reply_to": async (db) => {
    await db.schema.alterTable(table).addColumn("replyToId", "integer").execute();
  },
};
