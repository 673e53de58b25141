import type { ColumnType, Selectable } from "kysely";
import type { TokenScope } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

export const ApiTokenScope = { READ: "read", WRITE: "write" } as const satisfies Record<string, TokenScope>;

export type ApiTokenScopeText = TokenScope;

export interface ApiTokenTable {
  id: string;
  userId: string;
  tokenHash: string;
  name: string;
  scopes: ColumnType<TokenScope[], string, never>;
  /** Its last characters. */
  ending: string;
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
}

export type ApiTokenRow = Selectable<ApiTokenTable>;

const table = "accounts_api_tokens";

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_api_tokens: ApiTokenTable;
  }
}

export const migrations: Record<string, Step> = {
  "0280_accounts_api_tokens": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("tokenHash", text, (c) => c.notNull().unique())
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("scopes", jsonType(dialect), (c) => c.notNull())
      .addColumn("ending", text, (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("expiresAt", text)
      .addColumn("lastUsedAt", text)
      .execute();
    await db.schema.createIndex("accounts_api_tokens_user").on(table).columns(["userId", "id"]).execute();
  },
};

/** The token with the role and staff of its account, expired or not; none of a suspended account. */
export const byHash = async (db: Db, tokenHash: string) =>
  await db
    .selectFrom("accounts_api_tokens as t")
    .innerJoin("accounts_users as u", "u.id", "t.userId")
    .select(["t.id", "t.userId", "t.scopes", "t.expiresAt", "t.lastUsedAt", "u.role", "u.staff"])
    .where("t.tokenHash", "=", tokenHash)
    .where("u.suspendedAt", "is", null)
    .executeTakeFirst();

export const ofUser = async (db: Db, userId: string): Promise<ApiTokenRow[]> =>
  await db.selectFrom(table).selectAll().where("userId", "=", userId).orderBy("id", "desc").execute();

export const insert = async (db: Db, { scopes, ...row }: ApiTokenRow): Promise<void> => {
  await db
    .insertInto(table)
    .values({ ...row, scopes: JSON.stringify(scopes) })
    .execute();
};

export const touch = async (db: Db, id: string, lastUsedAt: string): Promise<void> => {
  await db.updateTable(table).set({ lastUsedAt }).where("id", "=", id).execute();
};

export const remove = async (
  db: Db,
  userId: string,
  id: string,
): Promise<Pick<ApiTokenRow, "id" | "name"> | undefined> =>
  id.includes("\0")
    ? undefined
    : await db
        .deleteFrom(table)
        .where("userId", "=", userId)
        .where("id", "=", id)
        .returning(["id", "name"])
        .executeTakeFirst();
