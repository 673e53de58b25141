import type { ColumnType, Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

export interface PasskeyTable {
  id: string;
  userId: string;
  /** What the device calls it, in base64url. */
  credentialId: string;
  /** In base64url. */
  publicKey: string;
  /** How often it was used, as far as its device counts that. */
  counter: ColumnType<number | string, number, number>;
  /** How it can be reached, joined by commas. */
  transports: string;
  name: string;
  isSynced: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface PasskeyChallengeTable {
  hash: string;
  /** The session that adds a passkey; null where one signs in. */
  sessionId: string | null;
  expiresAt: string;
}

export type PasskeyRow = Selectable<PasskeyTable>;
type Challenge = Selectable<PasskeyChallengeTable>;

const passkeys = "accounts_passkeys";
const challenges = "accounts_passkey_challenges";

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_passkeys: PasskeyTable;
    accounts_passkey_challenges: PasskeyChallengeTable;
  }
}

export const migrations: Record<string, Step> = {
  "0240_accounts_passkeys": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(passkeys)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("credentialId", text, (c) => c.notNull().unique())
      .addColumn("publicKey", text, (c) => c.notNull())
      .addColumn("counter", "bigint", (c) => c.notNull())
      .addColumn("transports", text, (c) => c.notNull())
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("isSynced", "boolean", (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("lastUsedAt", text)
      .execute();
    await db.schema.createIndex("accounts_passkeys_user").on(passkeys).column("userId").execute();
    await db.schema
      .createTable(challenges)
      .addColumn("hash", text, (c) => c.primaryKey())
      .addColumn("sessionId", text)
      .addColumn("expiresAt", text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("accounts_passkey_challenges_expiresAt")
      .on(challenges)
      .column("expiresAt")
      .execute();
  },
};

export const ofUser = async (db: Db, userId: string): Promise<PasskeyRow[]> =>
  await db.selectFrom(passkeys).selectAll().where("userId", "=", userId).orderBy("id", "desc").execute();

export const byCredential = async (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  await db.selectFrom(passkeys).selectAll().where("credentialId", "=", credentialId).executeTakeFirst();

export const insert = async (db: Db, row: PasskeyRow & { counter: number }): Promise<void> => {
  await db.insertInto(passkeys).values(row).execute();
};

export const rename = async (
  db: Db,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> =>
  await db
    .updateTable(passkeys)
    .set({ name })
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();

export const remove = async (db: Db, userId: string, id: string): Promise<PasskeyRow | undefined> =>
  await db
    .deleteFrom(passkeys)
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();

/** Notes a use; false where it has counted as far, or further, before. A device that does not count always says 0. */
export const use = async (db: Db, id: string, counter: number, lastUsedAt: string): Promise<boolean> =>
  (await db
    .updateTable(passkeys)
    .set({ counter, lastUsedAt })
    .where("id", "=", id)
    .where("counter", counter === 0 ? "=" : "<", counter)
    .returning("id")
    .executeTakeFirst()) !== undefined;

/** Keeps a challenge, and forgets those that nobody took up. */
export const insertChallenge = async (db: Db, row: Challenge, now: string): Promise<void> => {
  await db.deleteFrom(challenges).where("expiresAt", "<=", now).execute();
  await db.insertInto(challenges).values(row).execute();
};

/** Uses a challenge up; false where it is unknown, used, too old, or that of another session. */
export const takeChallenge = async (
  db: Db,
  hash: string,
  sessionId: string | null,
  now: string,
): Promise<boolean> =>
  (await db
    .deleteFrom(challenges)
    .where("hash", "=", hash)
    .where("sessionId", sessionId === null ? "is" : "=", sessionId)
    .where("expiresAt", ">", now)
    .returning("hash")
    .executeTakeFirst()) !== undefined;
