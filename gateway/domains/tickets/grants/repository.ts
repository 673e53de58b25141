import type { ColumnType, Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

export const grantScopes = ["READ_CONFIG", "READ_LOGS", "RESTART", "EXEC"] as const;
export type GrantScope = (typeof grantScopes)[number];
export type GrantStatus = "REQUESTED" | "GRANTED" | "DECLINED" | "REVOKED" | "EXPIRED";

export interface GrantTable {
  id: string;
  ticketId: number;
  appId: string;
  appName: string;
  scopes: ColumnType<GrantScope[], string, never>;
  hours: number;
  status: GrantStatus;
  askedById: string;
  decidedById: string | null;
  expiresAt: string | null;
  createdAt: string;
}

export interface GrantUseTable {
  id: string;
  grantId: string;
  userId: string;
  scope: GrantScope;
  at: string;
}

export type TicketGrantRow = Selectable<GrantTable>;
export type GrantUseRow = Selectable<GrantUseTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    tickets_grants: GrantTable;
    tickets_grant_uses: GrantUseTable;
  }
}

const table = "tickets_grants";

export const migrations: Record<string, Step> = {
  "0603_tickets_grants": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("ticketId", "integer", (c) => c.notNull())
      .addColumn("appId", text, (c) => c.notNull())
      .addColumn("appName", text, (c) => c.notNull())
      .addColumn("scopes", jsonType(dialect), (c) => c.notNull())
      .addColumn("hours", "integer", (c) => c.notNull())
      .addColumn("status", text, (c) => c.notNull())
      .addColumn("askedById", text, (c) => c.notNull())
      .addColumn("decidedById", text)
      .addColumn("expiresAt", text)
      .addColumn("createdAt", text, (c) => c.notNull())
      .execute();
    await db.schema.createIndex(`${table}_ticket`).on(table).columns(["ticketId", "id"]).execute();
    await db.schema.createIndex(`${table}_due`).on(table).columns(["status", "expiresAt"]).execute();
    await db.schema
      .createTable("tickets_grant_uses")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("grantId", text, (c) => c.notNull())
      .addColumn("userId", text, (c) => c.notNull())
      .addColumn("scope", text, (c) => c.notNull())
      .addColumn("at", text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("tickets_grant_uses_grant")
      .on("tickets_grant_uses")
      .columns(["grantId", "id"])
      .execute();
  },
};

export const insert = async (db: Db, { scopes, ...row }: TicketGrantRow): Promise<void> => {
  await db
    .insertInto(table)
    .values({ ...row, scopes: JSON.stringify(scopes) })
    .execute();
};

export const byId = async (db: Db, id: string): Promise<TicketGrantRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

export const ofTicket = async (db: Db, ticketId: number): Promise<TicketGrantRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("ticketId", "=", ticketId)
    .orderBy("id", "desc")
    .limit(20)
    .execute();

/** Brings a grant from a state to another one; undefined when somebody else was faster. */
export const change = async (
  db: Db,
  { id, status }: Pick<TicketGrantRow, "id" | "status">,
  changes: Partial<Pick<TicketGrantRow, "status" | "hours" | "decidedById" | "expiresAt">>,
): Promise<TicketGrantRow | undefined> =>
  await db
    .updateTable(table)
    .set(changes)
    .where("id", "=", id)
    .where("status", "=", status)
    .returningAll()
    .executeTakeFirst();

export const noteUse = async (db: Db, use: GrantUseRow): Promise<void> => {
  await db.insertInto("tickets_grant_uses").values(use).execute();
};

export const usesOf = async (db: Db, grantId: string): Promise<GrantUseRow[]> =>
  await db
    .selectFrom("tickets_grant_uses")
    .selectAll()
    .where("grantId", "=", grantId)
    .orderBy("id", "desc")
    .limit(50)
    .execute();

/** The earliest moment at which a grant ends. */
export const nextEnd = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom(table)
      .select("expiresAt")
      .where("status", "=", "GRANTED")
      .where("expiresAt", "is not", null)
      .orderBy("expiresAt")
      .limit(1)
      .executeTakeFirst()
  )?.expiresAt ?? null;

export const endedUntil = async (db: Db, at: string, limit: number): Promise<TicketGrantRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("status", "=", "GRANTED")
    .where("expiresAt", "<=", at)
    .orderBy("expiresAt")
    .limit(limit)
    .execute();
