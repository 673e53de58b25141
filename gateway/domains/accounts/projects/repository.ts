import type { Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

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

export type ProjectRow = Selectable<ProjectTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_projects: ProjectTable;
  }
}

const table = "accounts_projects";

export const migrations: Record<string, Step> = {
  "0573_accounts_projects": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("teamId", text, (c) => c.notNull().references("accounts_teams.id").onDelete("cascade"))
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("nameKey", text, (c) => c.notNull())
      .addColumn("environment", text, (c) => c.notNull())
      .addColumn("color", text, (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .addUniqueConstraint(`${table}_name`, ["teamId", "nameKey"])
      .execute();
  },
};

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
