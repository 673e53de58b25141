import type { Db } from "#gateway/platform/store/database.ts";
import type { AppRevisionRow } from "./repository.ts";

const table = "hosting_revisions";

/** How many versions are kept beside those that are pinned. */
const KEPT = 20;

export const insert = async (db: Db, { snapshot, changes, ...row }: AppRevisionRow): Promise<void> => {
  await db
    .insertInto(table)
    .values({ ...row, snapshot: JSON.stringify(snapshot), changes: JSON.stringify(changes) })
    .execute();
};

export const byNumber = async (db: Db, appId: string, number: number): Promise<AppRevisionRow | undefined> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("appId", "=", appId)
    .where("number", "=", number)
    .executeTakeFirst();

/** The versions of an app, the newest first. */
export const ofApp = async (db: Db, appId: string): Promise<AppRevisionRow[]> =>
  await db.selectFrom(table).selectAll().where("appId", "=", appId).orderBy("number", "desc").execute();

export const pin = async (db: Db, id: string, isPinned: boolean): Promise<void> => {
  await db
    .updateTable(table)
    .set({ isPinned: isPinned ? 1 : 0 })
    .where("id", "=", id)
    .execute();
};

/** Lets the oldest versions go, but those that are pinned and one that serves. */
export async function forgetOld(db: Db, appId: string, current: number | null): Promise<void> {
  const loose = await db
    .selectFrom(table)
    .select(["id", "number"])
    .where("appId", "=", appId)
    .where("isPinned", "=", 0)
    .orderBy("number", "desc")
    .offset(KEPT)
    .limit(100)
    .execute();
  const old = loose.filter(({ number }) => number !== current).map(({ id }) => id);
  if (old.length > 0) await db.deleteFrom(table).where("id", "in", old).execute();
}
