import type { Db } from "#gateway/platform/store/database.ts";

/** Until when somebody was told of points that expire. */
export interface PointsWarningTable {
  userId: string;
  until: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ledger_points_warnings: PointsWarningTable;
  }
}

/** What holds points of which nobody was told that they expire. */
const untold = (db: Db) =>
  db
    .selectFrom("ledger_points_lots as l")
    .leftJoin("ledger_points_warnings as w", "w.userId", "l.userId")
    .where("l.remaining", ">", 0)
    .where((is) => is.or([is("w.until", "is", null), is("l.expiresAt", ">", is.ref("w.until"))]));

/** When the next points expire of which nobody was told. */
export const nextUntold = async (db: Db): Promise<string | null> =>
  (await untold(db).select("l.expiresAt").orderBy("l.expiresAt").limit(1).executeTakeFirst())?.expiresAt ??
  null;

/** Whose points expire until then without being told of. */
export const untoldUntil = async (db: Db, until: string, limit: number): Promise<string[]> =>
  (
    await untold(db).select("l.userId").distinct().where("l.expiresAt", "<=", until).limit(limit).execute()
  ).map(({ userId }) => userId);

/** What somebody's points are that expire until then, and when the first do. */
export async function untoldOf(db: Db, userId: string, until: string) {
  const lots = await untold(db)
    .select(["l.remaining", "l.expiresAt"])
    .where("l.userId", "=", userId)
    .where("l.expiresAt", "<=", until)
    .orderBy("l.expiresAt")
    .execute();
  return {
    count: lots.reduce((sum, { remaining }) => sum + remaining, 0),
    first: lots[0]?.expiresAt ?? until,
  };
}

export const keepTold = async (db: Db, userId: string, until: string): Promise<void> => {
  await db
    .insertInto("ledger_points_warnings")
    .values({ userId, until })
    .onConflict((c) => c.column("userId").doUpdateSet({ until }))
    .execute();
};
