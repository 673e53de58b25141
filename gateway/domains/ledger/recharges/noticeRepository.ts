import { sql } from "kysely";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { byId, type RechargeChannelText, type RechargeRow } from "./repository.ts";

/** Keeps a notice; answers what came under its identifier before, undefined where it is new. */
export async function takeNotice(
  db: Db,
  notice: { channel: RechargeChannelText; id: string; request: string; receivedAt: string },
): Promise<string | undefined> {
  const taken = await db
    .insertInto("ledger_recharge_notices")
    .values(notice)
    .onConflict((c) => c.columns(["channel", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (taken) return undefined;
  const { request } = await db
    .selectFrom("ledger_recharge_notices")
    .select("request")
    .where("channel", "=", notice.channel)
    .where("id", "=", notice.id)
    .executeTakeFirstOrThrow();
  return request;
}

const PENDING = sql<"pending">`'pending'`;

/** When the next recharge expires. */
export const nextExpiry = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom("ledger_recharges")
      .select("expiresAt")
      .where("status", "=", PENDING)
      .orderBy("expiresAt")
      .limit(1)
      .executeTakeFirst()
  )?.expiresAt ?? null;

/** Recharges that expired until a moment, held until the transaction ends: whoever paid one meanwhile comes first. */
export async function expired(
  { db, dialect }: Pick<Store, "db" | "dialect">,
  at: string,
  limit: number,
): Promise<RechargeRow[]> {
  const rows = await db
    .selectFrom("ledger_recharges")
    .select("id")
    .where("status", "=", PENDING)
    .where("expiresAt", "<=", at)
    .orderBy("expiresAt")
    .limit(limit)
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .execute();
  const all: RechargeRow[] = [];
  for (const { id } of rows) {
    const row = await byId(db, id);
    if (row) all.push(row);
  }
  return all;
}
