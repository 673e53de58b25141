import type { Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";
import type { ThirdPartyText } from "#gateway/domains/accounts/thirdParties/repository.ts";
import type { MailLanguageText } from "#gateway/domains/accounts/mails/repository.ts";

export interface RegistrationTable {
  id: string;
  /** Of the link in the mail; null until the mail is written. */
  tokenHash: string | null;
  email: string;
  username: string;
  passwordHash: string;
  inviteCode: string | null;
  language: MailLanguageText | null;
  expiresAt: string;
  /** The person of a third party who is to be linked. */
  thirdParty: ThirdPartyText | null;
  subject: string | null;
  thirdPartyName: string | null;
}

export type RegistrationRow = Selectable<RegistrationTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_registrations: RegistrationTable;
  }
}

export const migrations: Record<string, Step> = {
  "0230_accounts_registrations": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("accounts_registrations")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("tokenHash", text, (c) => c.unique())
      .addColumn("email", text, (c) => c.notNull())
      .addColumn("username", text, (c) => c.notNull())
      .addColumn("passwordHash", text, (c) => c.notNull())
      .addColumn("inviteCode", text)
      .addColumn("language", text)
      .addColumn("expiresAt", text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("accounts_registrations_expiresAt")
      .on("accounts_registrations")
      .column("expiresAt")
      .execute();
  },
  "0260_accounts_registrations_third_party": async (db, dialect) => {
    for (const name of ["thirdParty", "subject", "thirdPartyName"])
      await db.schema.alterTable("accounts_registrations").addColumn(name, textType(dialect)).execute();
  },
};

export const insert = async (db: Db, row: RegistrationRow): Promise<void> => {
  await db.insertInto("accounts_registrations").values(row).execute();
};

export const byId = async (db: Db, id: string): Promise<RegistrationRow | undefined> =>
  await db.selectFrom("accounts_registrations").selectAll().where("id", "=", id).executeTakeFirst();

export const byToken = async (db: Db, tokenHash: string, now: string): Promise<RegistrationRow | undefined> =>
  await db
    .selectFrom("accounts_registrations")
    .selectAll()
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .executeTakeFirst();

export const setToken = async (db: Db, id: string, tokenHash: string): Promise<void> => {
  await db.updateTable("accounts_registrations").set({ tokenHash }).where("id", "=", id).execute();
};

/** Removes a registration, and answers whether it was there. */
export const remove = async (db: Db, id: string): Promise<boolean> =>
  (await db.deleteFrom("accounts_registrations").where("id", "=", id).returning("id").executeTakeFirst()) !==
  undefined;

export const removeExpired = async (db: Db, now: string): Promise<void> => {
  await db.deleteFrom("accounts_registrations").where("expiresAt", "<=", now).execute();
};
