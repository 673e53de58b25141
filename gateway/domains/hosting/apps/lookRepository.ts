import type { Db } from "#gateway/platform/store/database.ts";
import type { AppRow, Phase } from "./repository.ts";

const table = "hosting_apps";

/** What is under way or runs, as much as tells whether something has to be done about it. */
export const inMotion = async (db: Db, phases: readonly Phase[]) =>
  await db
    .selectFrom(table)
    .select(["id", "phase", "deploymentId", "replicas", "readyReplicas", "lock"])
    .where("phase", "in", phases)
    .execute();

/** Which of these there are. */
export const idsAmong = async (db: Db, ids: readonly string[]): Promise<Set<string>> =>
  new Set(
    ids.length === 0
      ? []
      : (await db.selectFrom(table).select("id").where("id", "in", ids).execute()).map(({ id }) => id),
  );

/** Apps that nobody has asked for until a moment. */
export const idleUntil = async (db: Db, at: string, limit: number): Promise<AppRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("idleAt", "is not", null)
    .where("idleAt", "<=", at)
    .orderBy("idleAt")
    .orderBy("id")
    .limit(limit)
    .execute();

/** Puts off when an app that may go to sleep does. */
export const keepAwake = async (db: Db, id: string, until: string): Promise<void> => {
  await db
    .updateTable(table)
    .set({ idleAt: until })
    .where("id", "=", id)
    .where("idleAt", "<", until)
    .execute();
};

/** Whose these pods are, of those that may go to sleep. */
export const idlersOf = async (
  db: Db,
  pods: readonly string[],
): Promise<Pick<AppRow, "id" | "idleAt" | "sleep">[]> =>
  await db
    .selectFrom(table)
    .innerJoin("hosting_pods", "hosting_pods.appId", `${table}.id`)
    .select([`${table}.id`, "idleAt", "sleep"])
    .distinct()
    .where("hosting_pods.name", "in", pods)
    .where("idleAt", "is not", null)
    .execute();

/** The identifiers of those in some phases. */
export const idsIn = async (db: Db, phases: readonly Phase[]): Promise<string[]> =>
  (await db.selectFrom(table).select("id").where("phase", "in", phases).orderBy("id").execute()).map(
    ({ id }) => id,
  );
