import { ChatHelp20Regular } from "@fluentui/react-icons/svg/chat-help";
import type { Area } from "#web/lib/navigation/area.ts";

export const tickets: Area = {
  name: "tickets",
  routes: [
    { path: "/workorder/list", title: "tickets", content: "fill" },
    {
      path: "/workorder/list/WorkOrderKeFu",
      title: "staffTickets",
      content: "fill",
      activeNav: "/workorder/list",
    },
    {
      path: "/workorder/list/WorkOrderUser",
      title: "userTickets",
      content: "fill",
      activeNav: "/workorder/list",
    },
    { path: "/workorder/details/:id", title: "ticket", activeNav: "/workorder/list" },
  ],
  navigation: [{ group: "support", icon: ChatHelp20Regular, label: "tickets", path: "/workorder/list" }],
};
