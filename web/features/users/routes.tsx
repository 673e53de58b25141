import { PersonAccounts20Regular } from "@fluentui/react-icons/svg/person-accounts";
import { ShieldPerson20Regular } from "@fluentui/react-icons/svg/shield-person";
import type { Area } from "#web/lib/navigation/area.ts";

export const users: Area = {
  name: "users",
  api: true,
  routes: [
    {
      path: "/apps/user/list",
      title: "users",
      content: "fill",
      lists: [{ entity: "users", record: "/apps/user/view/:id" }],
    },
    { path: "/apps/user/view/:id", title: "user", activeNav: "/apps/user/list" },
    { path: "/apps/roles", title: "roles" },
    { path: "/apps/permissions", title: "permissions", content: "fill", lists: [{ entity: "permissions" }] },
  ],
  navigation: [
    { group: "samples", icon: PersonAccounts20Regular, label: "users", path: "/apps/user/list" },
    {
      group: "samples",
      icon: ShieldPerson20Regular,
      label: "rights",
      items: [{ path: "/apps/roles" }, { path: "/apps/permissions" }, { path: "/access-control" }],
    },
  ],
};
