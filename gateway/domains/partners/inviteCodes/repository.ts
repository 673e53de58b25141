import type { Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";

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

export const InvitationState = { REVIEW: "review", BOUND: "bound", REFUSED: "refused" } as const;
export type InvitationStateText = (typeof InvitationState)[keyof typeof InvitationState];

/** Who invited whom: nobody is invited twice. */
export interface InviteRelationTable {
  inviteeId: string;
  inviterId: string;
  codeId: string;
  boundAt: string;
  state: InvitationStateText;
  /** A hash of where it came from. */
  addressHash: string | null;
  /** The order that was given the discount of who was invited. */
  discountOrderNo: string | null;
  reason: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
}

/** What came of a code on a day. */
export interface InviteDayTable {
  codeId: string;
  day: string;
  visits: number;
  signups: number;
  paid: number;
}

/** What counts of somebody's orders. */
export interface BuyerTable {
  userId: string;
  firstPaidAt: string;
  /** How many orders were completed that cash was paid for, and stays. */
  cashOrders: number;
}

export type InviteCodeRow = Selectable<InviteCodeTable>;
export type InvitationRow = Selectable<InviteRelationTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    partners_invite_codes: InviteCodeTable;
    partners_invite_relations: InviteRelationTable;
    partners_invite_days: InviteDayTable;
    partners_buyers: BuyerTable;
  }
}

const table = "partners_invite_codes";

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

/** What an owner may change of a code that is not over; undefined where it is. */
export const change = async (
  db: Db,
  id: string,
  changes: Pick<InviteCodeRow, "channel" | "maxUses" | "expiresAt">,
): Promise<InviteCodeRow | undefined> =>
  await db
    .updateTable(table)
    .set(changes)
    .where("id", "=", id)
    .where("state", "in", ["active", "disabled"])
    .returningAll()
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
