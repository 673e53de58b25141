import type { Db } from "#gateway/platform/store/database.ts";
import type { Seat, TeamMemberRow } from "./repository.ts";

const members = "accounts_team_members";

const kept = (projectIds: readonly string[] | null): string | null =>
  projectIds === null ? null : JSON.stringify(projectIds);

export const addMember = async (db: Db, { projectIds, ...row }: TeamMemberRow): Promise<void> => {
  await db
    .insertInto(members)
    .values({ ...row, projectIds: kept(projectIds) })
    .execute();
};

export const setMember = async (
  db: Db,
  { teamId, userId }: Pick<Seat, "teamId" | "userId">,
  { role, projectIds }: Pick<Seat, "role" | "projectIds">,
): Promise<void> => {
  await db
    .updateTable(members)
    .set({ role, projectIds: kept(projectIds) })
    .where("teamId", "=", teamId)
    .where("userId", "=", userId)
    .execute();
};

export const removeMember = async (
  db: Db,
  { teamId, userId }: Pick<Seat, "teamId" | "userId">,
): Promise<void> => {
  await db.deleteFrom(members).where("teamId", "=", teamId).where("userId", "=", userId).execute();
};

/** Who is in these teams, the first to join first. */
export const membersOf = async (db: Db, teamIds: readonly string[]): Promise<TeamMemberRow[]> =>
  teamIds.length === 0
    ? []
    : await db.selectFrom(members).selectAll().where("teamId", "in", teamIds).orderBy("id").execute();

export const memberBy = async (
  db: Db,
  { teamId, userId }: Pick<Seat, "teamId" | "userId">,
): Promise<TeamMemberRow | undefined> =>
  teamId.includes("\0") || userId.includes("\0")
    ? undefined
    : await db
        .selectFrom(members)
        .selectAll()
        .where("teamId", "=", teamId)
        .where("userId", "=", userId)
        .executeTakeFirst();

/** What somebody is in all their teams. */
export const seatsOf = async (db: Db, userId: string): Promise<TeamMemberRow[]> =>
  await db.selectFrom(members).selectAll().where("userId", "=", userId).orderBy("teamId").execute();
