import { Chat20Regular } from "@fluentui/react-icons/svg/chat";
import type { Area } from "../../lib/area.ts";

export const chat: Area = {
  name: "chat",
  api: true,
  routes: [{ path: "/apps/chat", title: "chat", content: "fill" }],
  navigation: [{ group: "samples", icon: Chat20Regular, label: "chat", path: "/apps/chat" }],
};
