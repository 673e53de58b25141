import { sql, type Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";

export const UserRole = { ADMIN: "admin", CLIENT: "client" } as const;
export type UserRoleText = (typeof UserRole)[keyof typeof UserRole];

/** The product's own staff, beside the role. */
export type Staff = "support" | "developer" | "finance";

/** A set of rights that an account can have: its role, or what it is among the staff. */
export const AccessRole = {
  ADMIN: "admin",
  CLIENT: "client",
  SUPPORT: "support",
  FINANCE: "finance",
  DEVELOPER: "developer",
} as const;
export type AccessRoleText = (typeof AccessRole)[keyof typeof AccessRole];

export interface UserTable {
  id: string;
  fullName: string;
  username: string;
  usernameKey: string;
  email: string;
  emailKey: string;
  /** Empty while none was set. */
  passwordHash: string;
  role: UserRoleText;
  staff: Staff | null;
  avatar: string | null;
  createdAt: string;
  passwordChangedAt: string | null;
  /** The user name as it looks: names that look alike have the same. */
  usernameLook: string;
  /** The code that the person registered with. */
  inviteCode: string | null;
  /** Since when nobody can sign in. */
  suspendedAt: string | null;
}

export type UserRow = Selectable<UserTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_users: UserTable;
  }
}

export const migrations: Record<string, Step> = {
  "0100_accounts_users": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("accounts_users")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("fullName", text, (c) => c.notNull())
      .addColumn("username", text, (c) => c.notNull())
      .addColumn("usernameKey", text, (c) => c.notNull().unique())
      .addColumn("email", text, (c) => c.notNull())
      .addColumn("emailKey", text, (c) => c.notNull().unique())
      .addColumn("passwordHash", text, (c) => c.notNull())
      .addColumn("role", text, (c) => c.notNull())
      .addColumn("staff", text)
      .addColumn("avatar", text)
      .addColumn("createdAt", text, (c) => c.notNull())
      .execute();
  },
  "0190_accounts_users_password": async (db, dialect) => {
    await db.schema.alterTable("accounts_users").addColumn("passwordChangedAt", textType(dialect)).execute();
  },
  "0191_accounts_users_look": async (db, dialect) => {
    for (const name of ["usernameLook", "inviteCode"])
      await db.schema.alterTable("accounts_users").addColumn(name, textType(dialect)).execute();
    const { rows } = await sql<
      Pick<UserRow, "id" | "username">
    >`select id, username from accounts_users`.execute(db);
    for (const { id, username } of rows)
      await sql`update accounts_users set ${sql.ref("usernameLook")} = ${lookOf(username)} where id = ${id}`.execute(
        db,
      );
    await db.schema
      .createIndex("accounts_users_usernameLook")
      .on("accounts_users")
      .column("usernameLook")
      .unique()
      .execute();
  },
  "0192_accounts_users_suspended": async (db, dialect) => {
    await db.schema.alterTable("accounts_users").addColumn("suspendedAt", textType(dialect)).execute();
    await db.schema
      .createIndex("accounts_users_created")
      .on("accounts_users")
      .columns(["createdAt", "id"])
      .execute();
  },
};

/** What a user name looks like: signs between letters do not count, and letters that are taken for one another are one. */
const lookOf = (username: string): string =>
  foldForSearch(username)
    .replaceAll(/[._-]/g, "")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll(/[1i|]/g, "l")
    .replaceAll("0", "o");

type NewUser = Omit<
  UserRow,
  "usernameKey" | "usernameLook" | "emailKey" | "passwordChangedAt" | "inviteCode" | "suspendedAt"
> &
  Partial<Pick<UserRow, "inviteCode">>;

export const insert = async (db: Db, users: NewUser[]): Promise<void> => {
  const rows = users.map((user) => ({
    inviteCode: null,
    ...user,
    passwordChangedAt: null,
    suspendedAt: null,
    usernameLook: lookOf(user.username),
    usernameKey: foldForSearch(user.username),
    emailKey: foldForSearch(user.email),
  }));
  await db.insertInto("accounts_users").values(rows).execute();
};

const find = async (
  db: Db,
  column: "id" | "emailKey" | "usernameKey",
  value: string,
): Promise<UserRow | undefined> =>
  value.includes("\0")
    ? undefined
    : await db.selectFrom("accounts_users").selectAll().where(column, "=", value).executeTakeFirst();

export const byId = (db: Db, id: string) => find(db, "id", id);
export const byIds = async (db: Db, ids: readonly string[]): Promise<UserRow[]> =>
  ids.length === 0 ? [] : await db.selectFrom("accounts_users").selectAll().where("id", "in", ids).execute();
export const byEmail = (db: Db, email: string) => find(db, "emailKey", foldForSearch(email));
export const byUsername = (db: Db, username: string) => find(db, "usernameKey", foldForSearch(username));

/** Whether nobody has the user name, or one that looks like it. */
export const isFree = async (db: Db, username: string): Promise<boolean> =>
  (await db
    .selectFrom("accounts_users")
    .select("id")
    .where("usernameLook", "=", lookOf(username))
    .executeTakeFirst()) === undefined;

/** Gives an account other rights, or suspends it. */
export const setAccess = async (
  db: Db,
  id: string,
  changes: Partial<Pick<UserRow, "role" | "staff" | "suspendedAt">>,
): Promise<void> => {
  await db.updateTable("accounts_users").set(changes).where("id", "=", id).execute();
};

/** Changes how others see an account. */
export const setProfile = async (
  db: Db,
  id: string,
  changes: Partial<Pick<UserRow, "fullName" | "avatar">>,
): Promise<void> => {
  await db.updateTable("accounts_users").set(changes).where("id", "=", id).execute();
};

/** Takes a portrait away whose file goes, and answers whether it was one. */
export const dropAvatar = async (db: Db, id: string, avatar: string): Promise<boolean> =>
  (await db
    .updateTable("accounts_users")
    .set({ avatar: null })
    .where("id", "=", id)
    .where("avatar", "=", avatar)
    .returning("id")
    .executeTakeFirst()) !== undefined;

export const setPassword = async (
  db: Db,
  id: string,
  changes: Pick<UserRow, "passwordHash" | "passwordChangedAt">,
): Promise<void> => {
  await db.updateTable("accounts_users").set(changes).where("id", "=", id).execute();
};

/** Who answers what others ask, and administrators; at most 100. */
export const staffOf = async (db: Db): Promise<UserRow[]> =>
  await db
    .selectFrom("accounts_users")
    .selectAll()
    .where((row) => row.or([row("staff", "=", "support"), row("role", "=", "admin")]))
    .where("suspendedAt", "is", null)
    .orderBy("id")
    .limit(100)
    .execute();
