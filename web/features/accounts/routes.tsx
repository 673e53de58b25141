import type { Area } from "../../lib/area.ts";
import { loadTexts } from "../../lib/i18n.ts";

export const accounts: Area = {
  name: "accounts",
  routes: [
    {
      path: "/login",
      title: "login",
      access: "guest",
      layout: "blank",
      load: async () => ({ Page: (await import("./sessions/LoginPage.tsx")).LoginPage }),
    },
    { path: "/register", title: "register", access: "guest", layout: "blank" },
    { path: "/reset-password", title: "resetPassword", access: "guest", layout: "blank" },
    { path: "/forgot-password", title: "forgotPassword", access: "guest", layout: "blank" },
    { path: "/oauth/github/callback", title: "oauth", access: "public", layout: "blank" },
    { path: "/oauth/linuxdo/callback", title: "oauth", access: "public", layout: "blank" },
    {
      path: "/access-control",
      title: "accessControl",
      load: async () => ({ Page: (await Promise.all([import("./access/AccessControlPage.tsx"), loadTexts("access")]))[0].AccessControlPage }),
    },
    { path: "/user/profile", title: "profile", redirectTo: "/user/profile/profile" },
    { path: "/user/profile/:tab", title: "profile" },
    { path: "/user/extension", title: "extension" },
  ],
  navigation: [],
};
