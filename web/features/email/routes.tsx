import { Mail20Regular } from "@fluentui/react-icons/svg/mail";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

const load = lazyScreen(() => import("./mails/MailPage.tsx"));

export const email: Area = {
  name: "email",
  api: true,
  routes: [
    {
      path: "/apps/email",
      title: "mail",
      content: "fill",
      lists: [
        {
          entity: "mails",
          record: "/apps/email/:place?open=:id",
          places: { path: "/apps/email/:place", names: "boxes" },
        },
      ],
      load,
    },
    { path: "/apps/email/:filter", title: "mail", content: "fill", activeNav: "/apps/email", load },
    {
      path: "/inbox/ComposeDialog",
      title: "compose",
      load: lazyScreen(() => import("./mails/parts/ComposeDialogPage.tsx")),
    },
    {
      path: "/inbox/EmailLeftSidebarContent",
      title: "sidebar",
      load: lazyScreen(() => import("./mails/parts/MailSidebarPage.tsx")),
    },
  ],
  outbox: { key: "email.outbox", load: async () => (await import("./mails/data/mailOutbox.ts")).mailOutbox },
  navigation: [
    {
      group: "samples",
      icon: Mail20Regular,
      label: "mail",
      path: "/apps/email",
      badge: {
        tone: "count",
        label: "unread",
        load: async () => (await import("./mails/useUnreadMails.ts")).useUnreadMails,
      },
    },
  ],
};
