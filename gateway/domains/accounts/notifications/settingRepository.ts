import type { Db } from "#gateway/platform/store/database.ts";
import type { NotificationSettingRow } from "./repository.ts";

const settingTable = "accounts_notification_settings";

/** Whether a person has an endpoint that is on. */
export const hasWebhook = async (db: Db, userId: string): Promise<boolean> =>
  (await db
    .selectFrom("accounts_webhooks")
    .select("id")
    .where("userId", "=", userId)
    .where("isEnabled", "=", true)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const settings = async (db: Db, userId: string): Promise<NotificationSettingRow[]> =>
  await db
    .selectFrom(settingTable)
    .select(["kind", "shown", "told", "mailed"])
    .where("userId", "=", userId)
    .execute();

export const keepSettings = async (
  db: Db,
  userId: string,
  rows: readonly NotificationSettingRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insertInto(settingTable)
    .values(rows.map((row) => ({ ...row, userId })))
    .onConflict((c) =>
      c.columns(["userId", "kind"]).doUpdateSet((is) => ({
        shown: is.ref("excluded.shown"),
        told: is.ref("excluded.told"),
        mailed: is.ref("excluded.mailed"),
      })),
    )
    .execute();
};
