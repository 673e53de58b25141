import type { Db } from "#gateway/platform/store/database.ts";
import type { TeamInvitationRow } from "./repository.ts";

const table = "accounts_team_invitations";
const SHOWN = 50;

export const insert = async (db: Db, { projectIds, ...row }: TeamInvitationRow): Promise<void> => {
  await db
    .insertInto(table)
    .values({ ...row, projectIds: projectIds === null ? null : JSON.stringify(projectIds) })
    .execute();
};

export const byId = async (db: Db, id: string): Promise<TeamInvitationRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

/** The newest invitations of these teams. */
export const ofTeam = async (db: Db, teamId: string): Promise<TeamInvitationRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("teamId", "=", teamId)
    .orderBy("id", "desc")
    .limit(SHOWN)
    .execute();

export const pendingOf = async (db: Db, teamId: string): Promise<TeamInvitationRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("teamId", "=", teamId)
    .where("status", "=", "PENDING")
    .orderBy("id")
    .execute();

/** What waits for the answer of an address. */
export const pendingFor = async (db: Db, emailKey: string): Promise<TeamInvitationRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("emailKey", "=", emailKey)
    .where("status", "=", "PENDING")
    .orderBy("id", "desc")
    .execute();

export const update = async (
  db: Db,
  id: string,
  changes: Partial<Pick<TeamInvitationRow, "status" | "sentAt" | "expiresAt" | "invitedBy">>,
): Promise<TeamInvitationRow> =>
  await db.updateTable(table).set(changes).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

/** When the next invitation expires. */
export const nextExpiry = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom(table)
      .select(({ fn }) => fn.min("expiresAt").as("at"))
      .where("status", "=", "PENDING")
      .executeTakeFirst()
  )?.at ?? null;

/** Lets what was not answered expire, and answers what that was. */
export const expire = async (
  db: Db,
  until: string,
): Promise<Pick<TeamInvitationRow, "id" | "teamId" | "emailKey">[]> =>
  await db
    .updateTable(table)
    .set({ status: "EXPIRED" })
    .where("status", "=", "PENDING")
    .where("expiresAt", "<=", until)
    .returning(["id", "teamId", "emailKey"])
    .execute();
