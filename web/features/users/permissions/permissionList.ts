import type { SamplePermissionFilter, SamplePermissionRole } from "#web/generated/types.ts";
import { anyOf } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";

export const permissionRoles = [
  "ADMINISTRATOR",
  "MANAGER",
  "USERS",
  "SUPPORT",
  "RESTRICTED_USER",
] as const satisfies readonly SamplePermissionRole[];

export const permissionList = declareLiveList({
  name: "users.permissions",
  texts: "usersPermissions",
  cache: { rows: "samplePermissions", figures: ["samplePermission", "samplePermissionCounts"] },
  sorts: ["CREATED", "NAME"],
  defaultSort: { field: "CREATED", order: "ASC" },
  filters: { assignedTo: anyOf(permissionRoles, "roles") },
  views: { all: {} },
  input: ({ assignedTo }): SamplePermissionFilter => ({ assignedTo }),
});
