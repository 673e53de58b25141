import type { ColumnType, Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import type { MailLanguageText } from "#gateway/domains/accounts/mails/repository.ts";

export type TeamRoleText = "OWNER" | "ADMIN" | "DEVELOPER" | "BILLING" | "VIEWER";
export type TeamInvitationStatusText = "PENDING" | "ACCEPTED" | "DECLINED" | "EXPIRED" | "REVOKED";

/** Null stands for all projects. */
type ProjectIds = ColumnType<string[] | null, string | null, string | null>;

export interface TeamTable {
  id: string;
  name: string;
  ownerId: string;
  /** Grows with everything that happens in it, so that only one thing happens at a time. */
  lock: number;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface TeamMemberTable {
  id: string;
  teamId: string;
  userId: string;
  role: TeamRoleText;
  projectIds: ProjectIds;
  joinedAt: string;
}

export interface TeamInvitationTable {
  id: string;
  teamId: string;
  email: string;
  emailKey: string;
  role: TeamRoleText;
  projectIds: ProjectIds;
  status: TeamInvitationStatusText;
  invitedBy: string;
  language: MailLanguageText | null;
  sentAt: string;
  expiresAt: string;
}

export type ProjectEnvironmentText = "DEV" | "STAGING" | "PROD";
export type ProjectColorText = "TEAL" | "BLUE" | "VIOLET" | "PINK" | "ORANGE" | "GREEN";

export interface ProjectTable {
  id: string;
  teamId: string;
  name: string;
  nameKey: string;
  environment: ProjectEnvironmentText;
  color: ProjectColorText;
  version: number;
  createdAt: string;
}

export type TeamRow = Selectable<TeamTable>;
export type TeamMemberRow = Selectable<TeamMemberTable>;
export type TeamInvitationRow = Selectable<TeamInvitationTable>;
export type ProjectRow = Selectable<ProjectTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_teams: TeamTable;
    accounts_team_members: TeamMemberTable;
    accounts_team_invitations: TeamInvitationTable;
    accounts_projects: ProjectTable;
  }
}

const table = "accounts_teams";

/** What somebody is in a team. */
export type Seat = Pick<TeamMemberRow, "teamId" | "userId" | "role" | "projectIds">;

export const insert = async (db: Db, row: TeamRow): Promise<void> => {
  await db.insertInto(table).values(row).execute();
};

export const byId = async (db: Db, id: string): Promise<TeamRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

export const byIds = async (db: Db, ids: readonly string[]): Promise<TeamRow[]> =>
  ids.length === 0 ? [] : await db.selectFrom(table).selectAll().where("id", "in", ids).execute();

/** Lets nobody else change a team until the transaction ends; undefined where there is none. */
export const lock = async (db: Db, id: string): Promise<TeamRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db
        .updateTable(table)
        .set((row) => ({ lock: row("lock", "+", 1) }))
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst();

export const update = async (
  db: Db,
  id: string,
  changes: Partial<Pick<TeamRow, "name" | "ownerId" | "version" | "updatedAt">>,
): Promise<TeamRow> =>
  await db.updateTable(table).set(changes).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

export const remove = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom(table).where("id", "=", id).execute();
};

export const countOwned = async (db: Db, ownerId: string): Promise<number> =>
  (await db.selectFrom(table).select("id").where("ownerId", "=", ownerId).execute()).length;
