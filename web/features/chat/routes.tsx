import { Chat20Regular } from "@fluentui/react-icons/svg/chat";
import type { Area } from "../../lib/area.ts";

const path = "/apps/chat";

export const chat: Area = {
  name: "chat",
  api: true,
  routes: [
    {
      path,
      title: "chat",
      content: "fill",
      load: async () => {
        const { ChatPage, preloadChat } = await import("./chats/ChatPage.tsx");
        return { Page: ChatPage, preload: preloadChat };
      },
    },
  ],
  outbox: { key: "chat.outbox", load: async () => (await import("./chats/outbox.ts")).chatOutbox },
  navigation: [{ group: "samples", icon: Chat20Regular, label: "chat", path }],
};
