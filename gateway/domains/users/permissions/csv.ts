import { exportRoute } from "#gateway/platform/csv/exportRoute.ts";
import { anyOfSet, oneOf } from "#gateway/platform/csv/params.ts";
import { nameOf } from "#gateway/platform/enumText.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import { permissionList, SamplePermissionRole, type SamplePermissionRow } from "./repository.ts";
import { conditions } from "./rules.ts";

const columns = {
  name: { header: "Name", write: (row: SamplePermissionRow) => row.name },
  assignedTo: {
    header: "Roles",
    write: (row: SamplePermissionRow) =>
      row.assignedTo.map((role) => nameOf(SamplePermissionRole, role)).join(" "),
  },
  createdAt: { header: "Added", write: (row: SamplePermissionRow) => row.createdAt },
};

export const csvRoutes: RestRoute[] = [
  exportRoute({
    path: "/apps/permissions",
    access: "sample",
    tag: "Permissions",
    name: "permissions",
    list: permissionList,
    columns,
    sorts: ["NAME", "CREATED"],
    filters: {
      q: oneOf("Text that the name or the date contains, or that a role begins with."),
      assignedTo: anyOfSet("Any of these roles has it.", SamplePermissionRole),
    },
    conditions: async (filter, { store }) => ({ where: await conditions(store, filter) }),
  }),
];
