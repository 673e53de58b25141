import type { Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

export interface TwoFactorTable {
  userId: string;
  /** The secret, sealed. */
  secret: string;
  confirmedAt: string | null;
  /** The 30 seconds, counted from 1970, whose code was used last: none up to it serves again. */
  lastStep: number;
}

export interface RecoveryCodeTable {
  userId: string;
  codeHash: string;
}

export type TwoFactorSecret = Selectable<TwoFactorTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_two_factor: TwoFactorTable;
    accounts_recovery_codes: RecoveryCodeTable;
  }
}

export const migrations: Record<string, Step> = {
  "0200_accounts_two_factor": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("accounts_two_factor")
      .addColumn("userId", text, (c) => c.primaryKey().references("accounts_users.id").onDelete("cascade"))
      .addColumn("secret", text, (c) => c.notNull())
      .addColumn("confirmedAt", text)
      .addColumn("lastStep", "integer", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("accounts_recovery_codes")
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("codeHash", text, (c) => c.notNull())
      .addPrimaryKeyConstraint("accounts_recovery_codes_key", ["userId", "codeHash"])
      .execute();
  },
};

/** Which of the accounts have the second step on. */
export const isOnFor = async (db: Db, userIds: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectFrom("accounts_two_factor")
      .select("userId")
      .where("userId", "in", userIds)
      .where("confirmedAt", "is not", null)
      .execute()
  ).map(({ userId }) => userId);

export const secretOf = async (db: Db, userId: string): Promise<TwoFactorSecret | undefined> =>
  await db.selectFrom("accounts_two_factor").selectAll().where("userId", "=", userId).executeTakeFirst();

/** Keeps a secret that is to be confirmed, in the place of one that was not; false where one is in force. */
export const begin = async (db: Db, userId: string, secret: string): Promise<boolean> =>
  (await db
    .insertInto("accounts_two_factor")
    .values({ userId, secret, confirmedAt: null, lastStep: 0 })
    .onConflict((on) =>
      on
        .column("userId")
        .doUpdateSet({ secret, lastStep: 0 })
        .where("accounts_two_factor.confirmedAt", "is", null),
    )
    .returning("userId")
    .executeTakeFirst()) !== undefined;

/** Uses up the code of a step; false where that, or a later one, was used before. */
export const useStep = async (db: Db, userId: string, step: number): Promise<boolean> =>
  (await db
    .updateTable("accounts_two_factor")
    .set({ lastStep: step })
    .where("userId", "=", userId)
    .where("lastStep", "<", step)
    .returning("userId")
    .executeTakeFirst()) !== undefined;

export const confirm = async (db: Db, userId: string, confirmedAt: string): Promise<void> => {
  await db.updateTable("accounts_two_factor").set({ confirmedAt }).where("userId", "=", userId).execute();
};

export const end = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom("accounts_recovery_codes").where("userId", "=", userId).execute();
  await db.deleteFrom("accounts_two_factor").where("userId", "=", userId).execute();
};

export const setCodes = async (db: Db, userId: string, hashes: readonly string[]): Promise<void> => {
  await db.deleteFrom("accounts_recovery_codes").where("userId", "=", userId).execute();
  await db
    .insertInto("accounts_recovery_codes")
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
};

/** Uses up a recovery code; false where the account has none like it. */
export const useCode = async (db: Db, userId: string, codeHash: string): Promise<boolean> =>
  (await db
    .deleteFrom("accounts_recovery_codes")
    .where("userId", "=", userId)
    .where("codeHash", "=", codeHash)
    .returning("codeHash")
    .executeTakeFirst()) !== undefined;

export const codesLeft = async (db: Db, userId: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom("accounts_recovery_codes")
        .select(({ fn }) => fn.countAll<number | string>().as("n"))
        .where("userId", "=", userId)
        .executeTakeFirstOrThrow()
    ).n,
  );
