import { Chat20Regular } from "@fluentui/react-icons/svg/chat";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

const path = "/apps/chat";

export const chat: Area = {
  name: "chat",
  api: true,
  routes: [
    {
      path,
      title: "chat",
      lists: [{ entity: "contacts", record: `${path}?open=:id` }],
      content: "fill",
      load: lazyScreen(() => import("./chats/ChatPage.tsx")),
    },
  ],
  outbox: { key: "chat.outbox", load: async () => (await import("./chats/outbox.ts")).chatOutbox },
  navigation: [{ group: "samples", icon: Chat20Regular, label: "chat", path }],
};
