import type { Db, Store } from "#gateway/platform/store/database.ts";
import { earliest } from "#gateway/platform/store/earliest.ts";

const table = "hosting_apps";

/** The earliest moment at which something happens to an app by itself. */
export const nextDue = async (db: Db): Promise<string | null> => await earliest(db, table, "dueAt");

export const dueUntil = async (
  { db }: Pick<Store, "db">,
  at: string,
  limit: number,
): Promise<{ id: string; ownerId: string }[]> =>
  await db
    .selectFrom(table)
    .select(["id", "ownerId"])
    .where("dueAt", "is not", null)
    .where("dueAt", "<=", at)
    .orderBy("dueAt")
    .orderBy("id")
    .limit(limit)
    .execute();
