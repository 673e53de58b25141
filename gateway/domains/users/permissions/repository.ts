import { sql } from "kysely";
import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import { rowsMigration } from "#gateway/platform/store/createRows.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export const SamplePermissionRole = {
  ADMINISTRATOR: "administrator",
  MANAGER: "manager",
  USERS: "users",
  SUPPORT: "support",
  RESTRICTED_USER: "restricted-user",
} as const;
export type SamplePermissionRoleText = (typeof SamplePermissionRole)[keyof typeof SamplePermissionRole];

export interface SamplePermissionData {
  name: string;
  assignedTo: SamplePermissionRoleText[];
  createdDate: string;
}

export interface SamplePermissionRow extends SamplePermissionData, Stamps {
  nameKey: string;
  /** The roles, each behind a mark, so that a search can tell how they begin. */
  roles: string;
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    users_permissions: Stored<SamplePermissionRow>;
  }
}

const MARK = "\u0001";
const marked = (roles: readonly string[]) => roles.map((role) => MARK + role).join("");

export const permissionTable = defineRows<SamplePermissionData, SamplePermissionRow>({
  name: "users_permissions",
  derive: ({ name, assignedTo, createdDate }) => ({
    nameKey: foldForSearch(name),
    roles: marked(assignedTo),
    search: searchText(name, createdDate),
  }),
});

const sorts = { NAME: "nameKey", CREATED: "id" } as const;

export const permissionList = defineList(permissionTable, {
  sorts,
  facets: [],
  ties: "oldest",
});

export const migrations = rowsMigration(
  "0311",
  "users_permissions",
  {
    name: "text unique",
    assignedTo: "json",
    createdDate: "text",
    nameKey: "text",
    roles: "text",
  },
  { sorts: ["nameKey"], facets: [], ties: "oldest" },
);

export const byNames = async (db: Db, names: readonly string[]): Promise<SamplePermissionRow[]> =>
  names.length === 0
    ? []
    : await db.selectFrom("users_permissions").selectAll().where("name", "in", names).execute();

/** The permissions that any of the roles has. */
export async function idsOfRoles({ db }: Store, roles: readonly string[]): Promise<number[]> {
  if (roles.length === 0) return [];
  const { rows } = await sql<{ id: number }>`select id from users_permissions
    where ${sql.join(
      // The mark at the end keeps a role from being found as the beginning of another.
      roles.map((role) => sql`roles || ${MARK} like ${`%${MARK}${role}${MARK}%`}`),
      sql` or `,
    )}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The permissions whose name or date contains the text, or one of whose roles begins with it. There are few enough to look at each. */
export async function idsBySearch({ db }: Store, q: string): Promise<number[]> {
  const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const folded = foldForSearch(q);
  const { rows } = await sql<{ id: number }>`select id from users_permissions
    where search like ${like(folded)} escape '\\' or roles like ${like(MARK + folded)} escape '\\'`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
