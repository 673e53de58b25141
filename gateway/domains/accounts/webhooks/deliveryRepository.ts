import type { Db } from "#gateway/platform/store/database.ts";
import type { WebhookDeliveryRow, WebhookDeliveryStatusText } from "./repository.ts";

const table = "accounts_webhook_deliveries";

/** Adds a delivery; false where the endpoint has one of the event. */
export const insert = async (db: Db, row: WebhookDeliveryRow): Promise<boolean> =>
  (await db
    .insertInto(table)
    .values(row)
    .onConflict((c) => c.columns(["webhookId", "eventId"]).doNothing())
    .returning("id")
    .executeTakeFirst()) !== undefined;

export const byId = async (db: Db, id: string): Promise<WebhookDeliveryRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

/** Changes a delivery that stands as it was read; undefined where it does not any more. */
export const update = async (
  db: Db,
  { id, status, attempts }: Pick<WebhookDeliveryRow, "id" | "status" | "attempts">,
  changes: Partial<Omit<WebhookDeliveryRow, "id" | "webhookId" | "eventId">>,
): Promise<WebhookDeliveryRow | undefined> =>
  await db
    .updateTable(table)
    .set(changes)
    .where("id", "=", id)
    .where("status", "=", status)
    .where("attempts", "=", attempts)
    .returningAll()
    .executeTakeFirst();

export interface DeliveryQuery {
  status: WebhookDeliveryStatusText | null;
  before: string | null;
  limit: number;
}

export const list = async (
  db: Db,
  webhookId: string,
  { status, before, limit }: DeliveryQuery,
): Promise<WebhookDeliveryRow[]> => {
  let rows = db.selectFrom(table).selectAll().where("webhookId", "=", webhookId);
  if (status !== null) rows = rows.where("status", "=", status);
  if (before !== null) rows = rows.where("id", "<", before);
  return await rows.orderBy("id", "desc").limit(limit).execute();
};

/** How often somebody has sent something by hand from an instant on. */
export const countByHand = async (db: Db, webhookId: string, since: string): Promise<number> =>
  (
    await db
      .selectFrom(table)
      .select("id")
      .where("webhookId", "=", webhookId)
      .where("byHandAt", ">=", since)
      .execute()
  ).length;

export const removeBefore = async (db: Db, createdAt: string): Promise<void> => {
  await db.deleteFrom(table).where("createdAt", "<", createdAt).execute();
};
