import type { Area } from "../../lib/area.ts";

export const accounts: Area = {
  name: "accounts",
  routes: [
    {
      path: "/login",
      title: "title",
      access: "guest",
      layout: "blank",
      load: async () => ({ Page: (await import("./sessions/LoginPage.tsx")).LoginPage }),
    },
  ],
  navigation: [],
};
