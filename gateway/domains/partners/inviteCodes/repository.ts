import { sql, type Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

export const InviteCodeState = {
  ACTIVE: "active",
  DISABLED: "disabled",
  EXPIRED: "expired",
  EXHAUSTED: "exhausted",
} as const;
export type InviteCodeStateText = (typeof InviteCodeState)[keyof typeof InviteCodeState];

export interface InviteCodeTable {
  id: string;
  ownerId: string;
  code: string;
  /** The code as it is looked for. */
  codeKey: string;
  channel: string;
  state: InviteCodeStateText;
  maxUses: number | null;
  used: number;
  visits: number;
  expiresAt: string | null;
  createdAt: string;
}

/** Who invited whom: nobody is invited twice. */
export interface InviteRelationTable {
  inviteeId: string;
  inviterId: string;
  codeId: string;
  boundAt: string;
}

export type InviteCodeRow = Selectable<InviteCodeTable>;
export type InviteRelation = Selectable<InviteRelationTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    partners_invite_codes: InviteCodeTable;
    partners_invite_relations: InviteRelationTable;
  }
}

const table = "partners_invite_codes";

export const migrations: Record<string, Step> = {
  "0498_partners_invite_codes": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("ownerId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("code", text, (c) => c.notNull())
      .addColumn("codeKey", text, (c) => c.notNull().unique())
      .addColumn("channel", text, (c) => c.notNull())
      .addColumn("state", text, (c) => c.notNull())
      .addColumn("maxUses", "integer")
      .addColumn("used", "integer", (c) =>
        c.notNull().check(sql`${sql.ref("maxUses")} is null or used <= ${sql.ref("maxUses")}`),
      )
      .addColumn("visits", "integer", (c) => c.notNull())
      .addColumn("expiresAt", text)
      .addColumn("createdAt", text, (c) => c.notNull())
      .execute();
    await db.schema.createIndex("partners_invite_codes_owner").on(table).columns(["ownerId", "id"]).execute();
    await db.schema
      .createIndex("partners_invite_codes_expiry")
      .on(table)
      .column("expiresAt")
      .where(sql.ref("state"), "=", sql.lit("active"))
      .execute();
    await db.schema
      .createTable("partners_invite_relations")
      .addColumn("inviteeId", text, (c) => c.primaryKey().references("accounts_users.id").onDelete("cascade"))
      .addColumn("inviterId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("codeId", text, (c) => c.notNull())
      .addColumn("boundAt", text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("partners_invite_relations_inviter")
      .on("partners_invite_relations")
      .columns(["inviterId", "boundAt"])
      .execute();
  },
};

export const ofOwner = async (db: Db, ownerId: string): Promise<InviteCodeRow[]> =>
  await db.selectFrom(table).selectAll().where("ownerId", "=", ownerId).orderBy("id", "desc").execute();

export const ownById = async (db: Db, ownerId: string, id: string): Promise<InviteCodeRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db
        .selectFrom(table)
        .selectAll()
        .where("ownerId", "=", ownerId)
        .where("id", "=", id)
        .executeTakeFirst();

export const byKey = async (db: Db, codeKey: string): Promise<InviteCodeRow | undefined> =>
  await db.selectFrom(table).selectAll().where("codeKey", "=", codeKey).executeTakeFirst();

export const insert = async (db: Db, rows: readonly InviteCodeRow[]): Promise<void> => {
  if (rows.length > 0) await db.insertInto(table).values(rows).execute();
};

/** Moves a code that is still in the state; undefined where it is not any more. */
export const move = async (
  db: Db,
  { id, state: from }: Pick<InviteCodeRow, "id" | "state">,
  state: InviteCodeStateText,
): Promise<InviteCodeRow | undefined> =>
  await db
    .updateTable(table)
    .set({ state })
    .where("id", "=", id)
    .where("state", "=", from)
    .returningAll()
    .executeTakeFirst();

/** Counts somebody who came by an active code within its number; undefined where it invites no more. */
export const countUse = async (db: Db, id: string): Promise<InviteCodeRow | undefined> =>
  await db
    .updateTable(table)
    .set((row) => ({ used: row("used", "+", 1) }))
    .where("id", "=", id)
    .where("state", "=", "active")
    .where((row) => row.or([row("maxUses", "is", null), row("used", "<", row.ref("maxUses"))]))
    .returningAll()
    .executeTakeFirst();

export const countVisit = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable(table)
    .set((row) => ({ visits: row("visits", "+", 1) }))
    .where("id", "=", id)
    .execute();
};

/** Keeps who invited somebody; false where that was kept before. */
export const relate = async (db: Db, row: InviteRelation): Promise<boolean> =>
  (await db
    .insertInto("partners_invite_relations")
    .values(row)
    .onConflict((on) => on.doNothing())
    .returning("inviteeId")
    .executeTakeFirst()) !== undefined;

export const inviterOf = async (db: Db, inviteeId: string): Promise<InviteRelation | undefined> =>
  await db
    .selectFrom("partners_invite_relations")
    .selectAll()
    .where("inviteeId", "=", inviteeId)
    .executeTakeFirst();

const expiring = (db: Db) =>
  db.selectFrom(table).where("state", "=", "active").where("expiresAt", "is not", null);

export const nextExpiry = async (db: Db): Promise<string | null> =>
  (await expiring(db).select("expiresAt").orderBy("expiresAt").limit(1).executeTakeFirst())?.expiresAt ??
  null;

export const expire = async (db: Db, until: string): Promise<void> => {
  await db
    .updateTable(table)
    .set({ state: "expired" })
    .where("state", "=", "active")
    .where("expiresAt", "<=", until)
    .execute();
};
