import { PersonAccounts20Regular } from "@fluentui/react-icons/svg/person-accounts";
import { ShieldPerson20Regular } from "@fluentui/react-icons/svg/shield-person";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";
import { ownPattern, permissionListPath, rolesPath, userListPath, userPattern } from "./shared/userPaths.ts";

export const users: Area = {
  name: "users",
  api: true,
  routes: [
    {
      path: userListPath,
      title: "users",
      content: "wide",
      lists: [{ entity: "users", record: userPattern }],
      load: lazyScreen(() => import("./users/UserListPage.tsx"), "usersUsers"),
    },
    {
      path: userPattern,
      title: "user",
      activeNav: userListPath,
      load: lazyScreen(() => import("./users/UserDetailPage.tsx"), "usersUsers"),
    },
    {
      path: ownPattern,
      title: "accountSettings",
      load: lazyScreen(() => import("./users/AccountSettingsPage.tsx"), "usersUsers"),
    },
    {
      path: rolesPath,
      title: "roles",
      content: "wide",
      load: lazyScreen(() => import("./roles/RoleListPage.tsx"), "usersRoles"),
    },
    {
      path: permissionListPath,
      title: "permissions",
      content: "fill",
      lists: [{ entity: "permissions", record: `${permissionListPath}?open=:id` }],
      load: lazyScreen(() => import("./permissions/PermissionListPage.tsx"), "usersPermissions"),
    },
  ],
  navigation: [
    { group: "samples", icon: PersonAccounts20Regular, label: "users", path: userListPath },
    {
      group: "samples",
      icon: ShieldPerson20Regular,
      label: "rights",
      items: [{ path: rolesPath }, { path: permissionListPath }, { path: "/access-control" }],
    },
  ],
};
