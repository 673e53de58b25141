import { PeopleCommunity20Regular } from "@fluentui/react-icons/svg/people-community";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const partners: Area = {
  name: "partners",
  routes: [
    {
      path: "/user/agent",
      title: "agent",
      load: lazyScreen(() => import("./agents/AgentPage.tsx"), "partnersAgents"),
    },
    {
      path: "/user/extension",
      title: "extension",
      activeNav: "/user/agent",
      load: lazyScreen(() => import("./inviteCodes/ExtensionPage.tsx")),
    },
  ],
  navigation: [{ group: "support", icon: PeopleCommunity20Regular, label: "agent", path: "/user/agent" }],
};
