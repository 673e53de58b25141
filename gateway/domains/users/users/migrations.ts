import { sql } from "kysely";
import { rowsMigration } from "#gateway/platform/store/createRows.ts";
import type { Step } from "#gateway/platform/store/migrate.ts";

const rows = rowsMigration(
  "0310",
  "users_users",
  {
    fullName: "text",
    company: "text",
    role: "text",
    currentPlan: "text",
    status: "text",
    billing: "text",
    username: "text",
    country: "text",
    contact: "text",
    email: "text",
    avatar: "text",
    taskDone: "integer",
    projectDone: "integer",
    taxId: "text",
    language: "text",
    further: "json",
    nameKey: "text",
    emailKey: "text",
  },
  {
    sorts: ["nameKey", "emailKey", "role", "currentPlan", "status", "billing"],
    facets: ["role", "currentPlan", "status"],
    ties: "newest",
  },
);

export const migrations: Record<string, Step> = {
  ...rows,
  "0312_users_usernames": async (db) => {
    await sql`create index users_users_username on users_users (lower(username))`.execute(db);
  },
};
