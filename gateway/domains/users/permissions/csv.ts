import { asText, severalMeant } from "#gateway/platform/csv/cells.ts";
import { exportRoute } from "#gateway/platform/csv/exportRoute.ts";
import { importRoute } from "#gateway/platform/csv/importRoute.ts";
import { anyOfSet, oneOf } from "#gateway/platform/csv/params.ts";
import { nameOf } from "#gateway/platform/enumText.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import {
  byNames,
  permissionList,
  permissionTable,
  SamplePermissionRole,
  type SamplePermissionRow,
} from "./repository.ts";
import { acceptImported, conditions, saveRows } from "./rules.ts";

const columns = {
  name: {
    header: "Name",
    read: asText,
    required: true,
    write: (row: SamplePermissionRow) => row.name,
  },
  assignedTo: {
    header: "Roles",
    codes: Object.keys(SamplePermissionRole),
    read: severalMeant(SamplePermissionRole),
    write: (row: SamplePermissionRow) =>
      row.assignedTo.map((role) => nameOf(SamplePermissionRole, role)).join(" "),
  },
  createdAt: { header: "Added", write: (row: SamplePermissionRow) => row.createdAt },
};

const place = {
  path: "/apps/permissions",
  access: "sample",
  tag: "Permissions",
  name: "permissions",
} as const;

export const csvRoutes: RestRoute[] = [
  exportRoute({
    ...place,
    list: permissionList,
    columns,
    sorts: ["NAME", "CREATED"],
    filters: () => ({
      q: oneOf("Text that the name or the date contains, or that a role begins with."),
      assignedTo: anyOfSet("Any of these roles has it.", SamplePermissionRole),
    }),
    conditions: async (filter, { store }) => ({ where: await conditions(store, filter) }),
  }),
  importRoute({
    ...place,
    says: "Several roles stand in one cell, with spaces between them.",
    table: permissionTable.name,
    columns,
    key: "name",
    accepting: () => acceptImported,
    existing: async (db, rows) => {
      const names = rows.map(({ name }) => name);
      const found = new Map((await byNames(db, names)).map((row) => [row.name, row]));
      return ({ name }) => ({ row: found.get(name) });
    },
    check: () => undefined,
    save: saveRows,
  }),
];
