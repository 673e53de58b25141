import type { Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

export const MailLanguage = { CN: "cn", EN: "en", AR: "ar", FR: "fr" } as const;
export type MailLanguageText = (typeof MailLanguage)[keyof typeof MailLanguage];

export const AccountMailKind = {
  PASSWORD_RESET: "passwordReset",
  PASSWORD_CHANGED: "passwordChanged",
  REGISTRATION: "registration",
  ALREADY_REGISTERED: "alreadyRegistered",
  INVITATION: "invitation",
  NEW_DEVICE: "newDevice",
  NOTIFICATION: "notification",
  TEAM_INVITATION: "teamInvitation",
  TEAM_HAND_OVER: "teamHandOver",
} as const;
export type AccountMailKindText = (typeof AccountMailKind)[keyof typeof AccountMailKind];

export interface AccountMailTable {
  id: string;
  /** Whose it is; null for somebody who has no account yet. */
  userId: string | null;
  kind: AccountMailKindText;
  language: MailLanguageText;
  name: string;
  address: string;
  /** Subject, text and HTML as JSON, sealed: links that let somebody in may be in them. Empty once it was sent. */
  content: string;
  createdAt: string;
  sentAt: string | null;
}

export type AccountMailRow = Selectable<AccountMailTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_mails: AccountMailTable;
  }
}

export const migrations: Record<string, Step> = {
  "0210_accounts_mails": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("accounts_mails")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("userId", text, (c) => c.references("accounts_users.id").onDelete("cascade"))
      .addColumn("kind", text, (c) => c.notNull())
      .addColumn("language", text, (c) => c.notNull())
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("address", text, (c) => c.notNull())
      .addColumn("content", text, (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("sentAt", text)
      .execute();
  },
  "0270_accounts_mails_created": async (db) => {
    await db.schema.createIndex("accounts_mails_created").on("accounts_mails").column("createdAt").execute();
  },
};

/** Adds a mail; false where there is one with its identifier. */
export const insert = async (db: Db, row: AccountMailRow): Promise<boolean> =>
  (await db
    .insertInto("accounts_mails")
    .values(row)
    .onConflict((c) => c.column("id").doNothing())
    .returning("id")
    .executeTakeFirst()) !== undefined;

export const removeBefore = async (db: Db, createdAt: string): Promise<void> => {
  await db.deleteFrom("accounts_mails").where("createdAt", "<", createdAt).execute();
};

export const byId = async (db: Db, id: string): Promise<AccountMailRow | undefined> =>
  await db.selectFrom("accounts_mails").selectAll().where("id", "=", id).executeTakeFirst();

/** The mails that were not sent, the newest first. */
export const unsent = async (db: Db, limit: number): Promise<AccountMailRow[]> =>
  await db
    .selectFrom("accounts_mails")
    .selectAll()
    .where("sentAt", "is", null)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export const markSent = async (db: Db, id: string, sentAt: string): Promise<void> => {
  await db.updateTable("accounts_mails").set({ sentAt, content: "" }).where("id", "=", id).execute();
};
