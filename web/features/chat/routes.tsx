import { Chat20Regular } from "@fluentui/react-icons/svg/chat";
import type { Area } from "../../lib/area.ts";
import { chatPath } from "./chats/chatPath.ts";

export const chat: Area = {
  name: "chat",
  api: true,
  routes: [
    {
      path: chatPath,
      title: "chat",
      content: "fill",
      load: async () => {
        const { ChatPage, preloadChat } = await import("./chats/ChatPage.tsx");
        return { Page: ChatPage, preload: preloadChat };
      },
    },
  ],
  navigation: [{ group: "samples", icon: Chat20Regular, label: "chat", path: chatPath }],
};
