import { PeopleCommunity20Regular } from "@fluentui/react-icons/svg/people-community";
import type { Area } from "#web/lib/navigation/area.ts";

export const partners: Area = {
  name: "partners",
  routes: [{ path: "/user/agent", title: "agent" }],
  navigation: [{ group: "support", icon: PeopleCommunity20Regular, label: "agent", path: "/user/agent" }],
};
