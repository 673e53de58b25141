import { sql } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import type { BuyerTable, InvitationRow, InvitationStateText } from "./repository.ts";

const table = "partners_invite_relations";

/** Keeps who invited somebody; false where that was kept before. */
export const relate = async (db: Db, row: InvitationRow): Promise<boolean> =>
  (await db
    .insertInto(table)
    .values(row)
    .onConflict((on) => on.doNothing())
    .returning("inviteeId")
    .executeTakeFirst()) !== undefined;

export const inviterOf = async (db: Db, inviteeId: string): Promise<InvitationRow | undefined> =>
  inviteeId.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("inviteeId", "=", inviteeId).executeTakeFirst();

/** Whether somebody else came by the same inviter from the same place. */
export const cameFrom = async (db: Db, inviterId: string, addressHash: string): Promise<boolean> =>
  (await db
    .selectFrom(table)
    .select("inviteeId")
    .where("inviterId", "=", inviterId)
    .where("addressHash", "=", addressHash)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Decides on what waits for a review; undefined where it waits no more. */
export const decide = async (
  db: Db,
  inviteeId: string,
  decision: Pick<InvitationRow, "state" | "reason" | "decidedBy" | "decidedAt">,
): Promise<InvitationRow | undefined> =>
  await db
    .updateTable(table)
    .set(decision)
    .where("inviteeId", "=", inviteeId)
    .where("state", "=", "review")
    .returningAll()
    .executeTakeFirst();

/** Those of a state, the newest first. */
export async function pageOf(db: Db, state: InvitationStateText, limit: number, offset: number) {
  const rows = db.selectFrom(table).where("state", "=", state);
  const { n } = await rows
    .select(({ fn }) => fn.countAll<number | string>().as("n"))
    .executeTakeFirstOrThrow();
  const items = await rows
    .selectAll()
    .orderBy("boundAt", "desc")
    .orderBy("inviteeId")
    .limit(limit)
    .offset(offset)
    .execute();
  return { items, total: Number(n) };
}

/** Gives the discount of who was invited to an order; false where another one has it. */
export const claimDiscount = async (db: Db, inviteeId: string, orderNo: string): Promise<boolean> =>
  (await db
    .updateTable(table)
    .set({ discountOrderNo: orderNo })
    .where("inviteeId", "=", inviteeId)
    .where("discountOrderNo", "is", null)
    .returning("inviteeId")
    .executeTakeFirst()) !== undefined;

export const releaseDiscount = async (db: Db, inviteeId: string, orderNo: string): Promise<void> => {
  await db
    .updateTable(table)
    .set({ discountOrderNo: null })
    .where("inviteeId", "=", inviteeId)
    .where("discountOrderNo", "=", orderNo)
    .execute();
};

export const buyer = async (db: Db, userId: string): Promise<BuyerTable | undefined> =>
  await db.selectFrom("partners_buyers").selectAll().where("userId", "=", userId).executeTakeFirst();

/** Counts an order that was paid for; answers whether it was the first. */
export async function countOrder(db: Db, userId: string, at: string, cashOrders: 0 | 1): Promise<boolean> {
  const isFirst = await db
    .insertInto("partners_buyers")
    .values({ userId, firstPaidAt: at, cashOrders })
    .onConflict((on) => on.doNothing())
    .returning("userId")
    .executeTakeFirst();
  if (isFirst) return true;
  await db
    .updateTable("partners_buyers")
    .set({ cashOrders: sql`${sql.ref("cashOrders")} + ${sql.lit(cashOrders)}` })
    .where("userId", "=", userId)
    .execute();
  return false;
}

/** Counts one less of the orders that cash was paid for. */
export const uncountOrder = async (db: Db, userId: string): Promise<void> => {
  await db
    .updateTable("partners_buyers")
    .set({ cashOrders: sql`${sql.ref("cashOrders")} - 1` })
    .where("userId", "=", userId)
    .where("cashOrders", ">", 0)
    .execute();
};
