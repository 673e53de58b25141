import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

const table = "accounts_teams";
const members = "accounts_team_members";
const invitations = "accounts_team_invitations";
const projects = "accounts_projects";

export const migrations: Record<string, Step> = {
  "0572_accounts_teams": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("ownerId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("lock", "integer", (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("updatedAt", text, (c) => c.notNull())
      .execute();
    await db.schema.createIndex(`${table}_owner`).on(table).columns(["ownerId", "id"]).execute();
    await db.schema
      .createTable(members)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("teamId", text, (c) => c.notNull().references(`${table}.id`).onDelete("cascade"))
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("role", text, (c) => c.notNull())
      .addColumn("projectIds", jsonType(dialect))
      .addColumn("joinedAt", text, (c) => c.notNull())
      .addUniqueConstraint(`${members}_once`, ["teamId", "userId"])
      .execute();
    await db.schema.createIndex(`${members}_user`).on(members).columns(["userId", "teamId"]).execute();
    await db.schema
      .createTable(invitations)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("teamId", text, (c) => c.notNull().references(`${table}.id`).onDelete("cascade"))
      .addColumn("email", text, (c) => c.notNull())
      .addColumn("emailKey", text, (c) => c.notNull())
      .addColumn("role", text, (c) => c.notNull())
      .addColumn("projectIds", jsonType(dialect))
      .addColumn("status", text, (c) => c.notNull())
      .addColumn("invitedBy", text, (c) => c.notNull())
      .addColumn("language", text)
      .addColumn("sentAt", text, (c) => c.notNull())
      .addColumn("expiresAt", text, (c) => c.notNull())
      .execute();
    for (const columns of [
      ["teamId", "id"],
      ["emailKey", "status"],
      ["status", "expiresAt"],
    ])
      await db.schema.createIndex(`${invitations}_${columns[0]}`).on(invitations).columns(columns).execute();
  },
  "0573_accounts_projects": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(projects)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("teamId", text, (c) => c.notNull().references(`${table}.id`).onDelete("cascade"))
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("nameKey", text, (c) => c.notNull())
      .addColumn("environment", text, (c) => c.notNull())
      .addColumn("color", text, (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .addUniqueConstraint(`${projects}_name`, ["teamId", "nameKey"])
      .execute();
  },
};
