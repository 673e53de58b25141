import { ChatHelp20Regular } from "@fluentui/react-icons/svg/chat-help";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const tickets: Area = {
  name: "tickets",
  routes: [
    {
      path: "/workorder/list",
      title: "tickets",
      content: "fill",
      load: lazyScreen(() => import("./tickets/TicketListPage.tsx")),
    },
    {
      path: "/workorder/list/WorkOrderKeFu",
      title: "staffTickets",
      content: "fill",
      activeNav: "/workorder/list",
      load: lazyScreen(() => import("./tickets/StaffTicketListPage.tsx")),
    },
    {
      path: "/workorder/list/WorkOrderUser",
      title: "userTickets",
      content: "fill",
      activeNav: "/workorder/list",
      load: lazyScreen(() => import("./tickets/UserTicketListPage.tsx")),
    },
    {
      path: "/workorder/details/:id",
      title: "ticket",
      activeNav: "/workorder/list",
      load: lazyScreen(() => import("./tickets/TicketDetailPage.tsx"), "hosting"),
    },
  ],
  navigation: [{ group: "support", icon: ChatHelp20Regular, label: "tickets", path: "/workorder/list" }],
};
