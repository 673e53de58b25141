import type { Db } from "#gateway/platform/store/database.ts";
import type { ProjectRow } from "./repository.ts";

const table = "accounts_projects";

export const insert = async (db: Db, row: ProjectRow): Promise<void> => {
  await db.insertInto(table).values(row).execute();
};

export const byId = async (db: Db, id: string): Promise<ProjectRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

export const byIds = async (db: Db, ids: readonly string[]): Promise<ProjectRow[]> =>
  ids.length === 0 ? [] : await db.selectFrom(table).selectAll().where("id", "in", ids).execute();

/** The projects of these teams, by their names. */
export const ofTeams = async (db: Db, teamIds: readonly string[]): Promise<ProjectRow[]> =>
  teamIds.length === 0
    ? []
    : await db
        .selectFrom(table)
        .selectAll()
        .where("teamId", "in", teamIds)
        .orderBy("nameKey")
        .orderBy("id")
        .execute();

export const update = async (
  db: Db,
  id: string,
  changes: Partial<Omit<ProjectRow, "id" | "teamId">>,
): Promise<ProjectRow> =>
  await db.updateTable(table).set(changes).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

export const remove = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom(table).where("id", "=", id).execute();
};
