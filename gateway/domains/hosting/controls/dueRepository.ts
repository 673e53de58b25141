import type { Db, Store } from "#gateway/platform/store/database.ts";

const table = "hosting_apps";

/** The earliest moment at which something happens to an app by itself. */
export const nextDue = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom(table)
      .select("dueAt")
      .where("dueAt", "is not", null)
      .orderBy("dueAt")
      .limit(1)
      .executeTakeFirst()
  )?.dueAt ?? null;

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
