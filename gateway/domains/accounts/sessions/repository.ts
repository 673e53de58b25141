import type { Selectable } from "kysely";
import type { AccessRoleText } from "#gateway/domains/accounts/users/repository.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

export interface SessionTable {
  id: string;
  tokenHash: string;
  userId: string;
  remember: boolean;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  /** The role that an administrator has put on for this session. */
  viewAs: AccessRoleText | null;
  /** The hash of the token that the present one took the place of, and when it did. */
  formerTokenHash: string | null;
  turnedAt: string | null;
  /** From where and with what it was started. */
  address: string;
  agent: string;
}

export type SessionRow = Selectable<SessionTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_sessions: SessionTable;
  }
}

export const migrations: Record<string, Step> = {
  "0110_accounts_sessions": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("accounts_sessions")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("tokenHash", text, (c) => c.notNull().unique())
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("remember", "boolean", (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("lastSeenAt", text, (c) => c.notNull())
      .addColumn("expiresAt", text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("accounts_sessions_expiresAt")
      .on("accounts_sessions")
      .column("expiresAt")
      .execute();
  },
  "0150_accounts_sessions_viewAs": async (db, dialect) => {
    await db.schema.alterTable("accounts_sessions").addColumn("viewAs", textType(dialect)).execute();
  },
  "0160_accounts_sessions_formerToken": async (db, dialect) => {
    for (const name of ["formerTokenHash", "turnedAt"])
      await db.schema.alterTable("accounts_sessions").addColumn(name, textType(dialect)).execute();
    await db.schema
      .createIndex("accounts_sessions_formerTokenHash")
      .on("accounts_sessions")
      .column("formerTokenHash")
      .execute();
  },
  "0180_accounts_sessions_place": async (db, dialect) => {
    for (const name of ["address", "agent"])
      await db.schema
        .alterTable("accounts_sessions")
        .addColumn(name, textType(dialect), (c) => c.notNull().defaultTo(""))
        .execute();
    await db.schema.createIndex("accounts_sessions_user").on("accounts_sessions").column("userId").execute();
  },
};

export const insert = async (db: Db, session: SessionRow): Promise<void> => {
  await db.insertInto("accounts_sessions").values(session).execute();
};

/** The session with the role, put on or own, of its user, their staff and how they are shown, expired or not; none of a suspended account. */
export const byToken = async (db: Db, tokenHash: string) =>
  await db
    .selectFrom("accounts_sessions as s")
    .innerJoin("accounts_users as u", "u.id", "s.userId")
    .select([
      "s.id",
      "s.userId",
      "s.remember",
      "s.lastSeenAt",
      "s.expiresAt",
      "s.viewAs",
      "u.role",
      "u.staff",
      "u.fullName",
      "u.username",
      "u.avatar",
      "u.email",
    ])
    .where("s.tokenHash", "=", tokenHash)
    .where("u.suspendedAt", "is", null)
    .executeTakeFirst();

/** Whether another token has taken the place of this one since then. */
export const turnedSince = async (db: Db, formerTokenHash: string, since: string): Promise<boolean> =>
  (await db
    .selectFrom("accounts_sessions")
    .select("id")
    .where("formerTokenHash", "=", formerTokenHash)
    .where("turnedAt", ">", since)
    .executeTakeFirst()) !== undefined;

export const touch = async (db: Db, id: string, lastSeenAt: string, expiresAt: string): Promise<void> => {
  await db.updateTable("accounts_sessions").set({ lastSeenAt, expiresAt }).where("id", "=", id).execute();
};

export const remove = async (
  db: Db,
  tokenHash: string,
): Promise<Pick<SessionRow, "id" | "userId"> | undefined> =>
  await db
    .deleteFrom("accounts_sessions")
    .where("tokenHash", "=", tokenHash)
    .returning(["id", "userId"])
    .executeTakeFirst();

/** The sessions of an account that have not expired, the one that was used last first. */
export const ofUser = async (db: Db, userId: string, now: string): Promise<SessionRow[]> =>
  await db
    .selectFrom("accounts_sessions")
    .selectAll()
    .where("userId", "=", userId)
    .where("expiresAt", ">", now)
    .orderBy("lastSeenAt", "desc")
    .orderBy("id", "desc")
    .execute();

/** Ends one session of an account, and answers whether there was one. */
/** From where somebody's sessions were started. */
export const addressesOf = async (db: Db, userId: string): Promise<string[]> =>
  (
    await db
      .selectFrom("accounts_sessions")
      .select("address")
      .distinct()
      .where("userId", "=", userId)
      .execute()
  ).map(({ address }) => address);

export const removeOf = async (db: Db, userId: string, id: string): Promise<boolean> =>
  !id.includes("\0") &&
  (await db
    .deleteFrom("accounts_sessions")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst()) !== undefined;

/** Ends all sessions of an account but one, and answers which. */
export const removeOthers = async (db: Db, userId: string, kept: string): Promise<string[]> =>
  (
    await db
      .deleteFrom("accounts_sessions")
      .where("userId", "=", userId)
      .where("id", "!=", kept)
      .returning("id")
      .execute()
  ).map(({ id }) => id);

export const removeExpired = async (db: Db, now: string): Promise<void> => {
  await db.deleteFrom("accounts_sessions").where("expiresAt", "<=", now).execute();
};

/** Gives a session another token and other rights, and answers whether it outlives the browser. */
export const turn = async (
  db: Db,
  id: string,
  changes: Pick<SessionRow, "tokenHash" | "viewAs" | "turnedAt">,
): Promise<Pick<SessionRow, "remember">> =>
  await db
    .updateTable("accounts_sessions")
    .set((row) => ({ ...changes, formerTokenHash: row.ref("tokenHash") }))
    .where("id", "=", id)
    .returning("remember")
    .executeTakeFirstOrThrow();

/** The role that was put on for a session, and whether it outlives the browser. */
export const stateOf = async (
  db: Db,
  id: string,
): Promise<Pick<SessionRow, "viewAs" | "remember"> | undefined> =>
  await db
    .selectFrom("accounts_sessions")
    .select(["viewAs", "remember"])
    .where("id", "=", id)
    .executeTakeFirst();

/** The role that was put on for a session. */
export const viewAsOf = async (db: Db, id: string): Promise<AccessRoleText | null> =>
  (await stateOf(db, id))?.viewAs ?? null;
