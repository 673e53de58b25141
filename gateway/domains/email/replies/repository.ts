import { createRows } from "#gateway/platform/store/createRows.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import type { Step } from "#gateway/platform/store/migrate.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";
import { createSampleDayIndex, type SampleDay } from "#gateway/platform/store/sampleDays.ts";

export interface MailAddressRow {
  email: string;
  name: string;
}

export interface MailAttachmentRow {
  fileName: string;
  thumbnail: string;
  url: string;
  size: string;
}

/** What every letter has, be it a mail or a reply. */
export interface Letter extends SampleDay {
  fromName: string;
  fromEmail: string;
  fromAvatar: string;
  toPeople: MailAddressRow[];
  ccPeople: MailAddressRow[];
  bccPeople: MailAddressRow[];
  message: string;
  attachments: MailAttachmentRow[];
  sentAt: string;
}

export interface MailReplyData extends Letter {
  mailId: number;
}

export interface MailReplyRow extends MailReplyData, Stamps {
  search: string;
}

const table = "email_replies";

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    email_replies: Stored<MailReplyRow>;
  }
}

export const migrations: Record<string, Step> = {
  "0330_email_replies": async (db, dialect) => {
    await createRows(
      db,
      dialect,
      table,
      {
        mailId: "integer",
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
      },
      { sorts: [], facets: [], ties: "oldest" },
    );
    await db.schema.createIndex(`${table}_mail`).on(table).columns(["mailId", "id"]).execute();
    await createSampleDayIndex(db, table);
  },
};

export const replyTable = defineRows<MailReplyData, MailReplyRow>({
  name: table,
  derive: () => ({ search: "" }),
});

/** The replies to these mails, oldest first. */
export const repliesTo = async (db: Db, mailIds: readonly number[]): Promise<MailReplyRow[]> =>
  mailIds.length === 0
    ? []
    : await db
        .selectFrom(table)
        .selectAll()
        .where("mailId", "in", [...mailIds])
        .orderBy("mailId")
        .orderBy("id")
        .execute();

/** Leaves the sample replies to a mail on the days they stand on now. */
export const pin = async (db: Db, mailId: number): Promise<void> => {
  await db
    .updateTable(table)
    .set({ sampleDay: null })
    .where("mailId", "=", mailId)
    .where("sampleDay", "is not", null)
    .execute();
};
