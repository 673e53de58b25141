import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import { rowsMigration } from "#gateway/platform/store/createRows.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";
import type { SampleUserRoleText } from "#gateway/domains/users/users/repository.ts";

export const grants = [
  "USERS_READ",
  "USERS_CREATE",
  "USERS_UPDATE",
  "USERS_DELETE",
  "CONTENT_READ",
  "CONTENT_CREATE",
  "CONTENT_UPDATE",
  "CONTENT_DELETE",
  "BILLING_READ",
  "BILLING_CREATE",
  "BILLING_UPDATE",
  "BILLING_DELETE",
  "SETTINGS_READ",
  "SETTINGS_UPDATE",
] as const;
export type Grant = (typeof grants)[number];

export interface SampleRoleData {
  name: string;
  description: string;
  documented: SampleUserRoleText | null;
  grants: Grant[];
}

export interface SampleRoleRow extends SampleRoleData, Stamps {
  nameKey: string;
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    users_roles: Stored<SampleRoleRow>;
  }
}

export const roleTable = defineRows<SampleRoleData, SampleRoleRow>({
  name: "users_roles",
  derive: ({ name, description }) => ({
    nameKey: foldForSearch(name),
    search: searchText(name, description),
  }),
});

export const roleList = defineList(roleTable, { sorts: { NAME: "nameKey" }, facets: [], ties: "oldest" });

export const migrations = rowsMigration(
  "0314",
  "users_roles",
  {
    name: "text unique",
    description: "text",
    documented: "text or null",
    grants: "json",
    nameKey: "text",
  },
  { sorts: ["nameKey"], facets: [], ties: "oldest" },
);
